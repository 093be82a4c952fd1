/// A view for Xcode's canvas.
///
/// The stage does not use it.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
