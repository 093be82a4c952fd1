/// What Xcode's canvas shows.
///
/// Nothing on the stage does.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
