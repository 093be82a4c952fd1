/// The name of additional information about an element.
public struct AccessibilityCustomContentKey {
  let id: String

  public init(_ label: Text, id: String) { self.id = id }
}

/// When VoiceOver reads additional information.
///
/// In Apple's SDKs this is `AXCustomContent.Importance`.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// With the element's value.
  case high
  /// When the user asks for more content.
  case `default`
}

extension View {
  /// Adds information that VoiceOver reads after the value, or removes it.
  ///
  /// The stage models only information of high importance.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    modified(
      Description(name: "accessibilityCustomContent") { element, view in
        guard importance == .high else { return }
        element.customContent[key.id] = value?.string(view.environment.locale)
      })
  }

  /// Sets the text that VoiceOver reads after a scroll inside the view.
  ///
  /// Belief: without such a text, VoiceOver reads the page of the content.
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    modified(
      Description(name: "accessibilityScrollStatus") { element, view in
        guard isEnabled else { return }
        element.scrollStatus = status.string(view.environment.locale)
      })
  }
}
