/// Whether a view's part is visible.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
