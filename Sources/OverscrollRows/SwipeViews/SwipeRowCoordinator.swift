#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// A button of the app, as its style has captured it.
  @MainActor final class SwipeButtonState: ObservableObject {
    /// Performs the app's action.
    var trigger: () -> Void = {}
    var isEnabled = true
    var isDestructive = false
    /// The width of the label, in pt; `nil` before its first layout.
    var labelWidth: Double?
  }

  /// A row with swipe actions: its declarations, its buttons, and the values that draw it.
  @MainActor final class SwipeRowCoordinator: ObservableObject {
    /// Redraws the row.
    let frames = RedrawSource()
    /// Redraws the buttons, for new declarations.
    let strips = RedrawSource()
    #if os(macOS) || os(tvOS)
      /// Redraws the context menu, for new declarations.
      let menus = RedrawSource()
    #endif
    private(set) var presentation: SwipePresentation?
    /// Whether taps do not reach the row, because this or another row is open.
    private(set) var blocksTaps = false
    /// Whether the buttons exist, so that they can be measured before a swipe.
    private(set) var isTouched = false
    private(set) var context: RowContext?
    /// Whether the list is in edit mode.
    ///
    /// Rows do not swipe then, as in `List`.
    private var isEditing = false
    private weak var feature: SwipeCoordinator?
    /// The declarations, the innermost one first.
    private var declarations: [SwipeDeclaration] = []
    /// The buttons at the edges that were built, the first nearest to the edge.
    private var leading: [SwipeButtonState]?
    private var trailing: [SwipeButtonState]?

    // MARK: Declarations

    /// Stores the declaration of a modifier; called in the evaluation of its body.
    func declare(_ declaration: SwipeDeclaration) {
      #if os(macOS) || os(tvOS)
        if declaration.depth > 0, !declarations.contains(where: { $0.modifier == declaration.modifier }) {
          Task { [weak self] in self?.menus.send() }
        }
      #endif
      removeDeclaration(of: declaration.modifier)
      let place = declarations.firstIndex { $0.depth < declaration.depth }
      declarations.insert(declaration, at: place ?? declarations.endIndex)
      guard showsButtons else { return }
      Task { [weak self] in self?.strips.send() }
    }

    func removeDeclaration(of modifier: ObjectIdentifier) {
      declarations.removeAll { $0.modifier == modifier }
    }

    /// Sets whether the list is in edit mode.
    ///
    /// It is called in the evaluation of a modifier's body.
    func setEditing(_ isEditing: Bool) {
      guard isEditing != self.isEditing else { return }
      self.isEditing = isEditing
      Task { [weak self] in self?.buttonsChanged() }
    }

    /// Returns the declarations for an edge, the nearest one to the edge first.
    func declarations(at edge: SwipeEdge) -> [SwipeDeclaration] {
      declarations.filter { $0.edge == edge }
    }

    /// Returns the declarations for an edge that have buttons: one reply, or all others.
    func shownDeclarations(at edge: SwipeEdge) -> [SwipeDeclaration] {
      let declarations = declarations(at: edge)
      guard let first = declarations.first, !first.isReply else { return Array(declarations.prefix(1)) }
      return declarations.filter { !$0.isReply }
    }

    // MARK: The list

    func appear(_ context: RowContext) {
      if let old = self.context, old != context { feature?.remove(self, for: old.id) }
      self.context = context
      feature = context.list.features.feature { SwipeCoordinator() }
      feature?.add(self, for: context.id)
    }

    func disappear() {
      if let context { feature?.remove(self, for: context.id) }
      update(nil, blocksTaps: false, isTouched: false)
    }

    // MARK: Drawing

    /// Whether the buttons of the row exist.
    var showsButtons: Bool { isTouched || presentation != nil }

    /// Redraws the row if its values have changed.
    func update(_ presentation: SwipePresentation?, blocksTaps: Bool, isTouched: Bool) {
      guard
        presentation != self.presentation || blocksTaps != self.blocksTaps || isTouched != self.isTouched
      else { return }
      (self.presentation, self.blocksTaps, self.isTouched) = (presentation, blocksTaps, isTouched)
      if !showsButtons { (leading, trailing) = (nil, nil) }
      frames.send()
    }

    // MARK: Buttons

    /// Stores the buttons that an edge shows.
    func setButtons(_ references: [SwipeButtonState], at edge: SwipeEdge) {
      guard showsButtons else { return }
      switch edge {
      case .leading: leading = references
      case .trailing: trailing = references
      }
      buttonsChanged()
    }

    /// Returns the buttons that an edge shows, or `nil` before they were built.
    private func buttons(at edge: SwipeEdge) -> [SwipeButtonState]? {
      edge == .leading ? leading : trailing
    }

    /// Informs the list's feature that a button's width or role has changed.
    func buttonsChanged() {
      if let context { feature?.rowChanged(context.id) }
    }

    /// Returns the actions at an edge for the machine, or `nil` for none.
    func actions(at edge: SwipeEdge) -> SwipeActions? {
      guard !isEditing, let first = declarations(at: edge).first else { return nil }
      guard !first.isReply else {
        guard buttons(at: edge)?.first?.isEnabled != false else { return nil }
        return SwipeActions(openWidth: 0)
      }
      // Before the buttons were built, one button of the usual width is assumed.
      guard let shown = buttons(at: edge) else {
        return SwipeActions(openWidth: SwipeStripLayout.minimumWidth, allowsFullSwipe: first.allowsFullSwipe)
      }
      guard let button = shown.first else { return nil }
      return SwipeActions(
        openWidth: shown.reduce(0) { $0 + SwipeStripLayout.width(label: $1.labelWidth ?? 0) },
        allowsFullSwipe: first.allowsFullSwipe && button.isEnabled, isDestructive: button.isDestructive)
    }

    /// Performs the action of the app.
    func perform(_ edge: SwipeEdge, index: Int) {
      guard let shown = buttons(at: edge), shown.indices.contains(index), shown[index].isEnabled else {
        return
      }
      shown[index].trigger()
    }

    /// Reports a tap on a button.
    func tap(_ button: SwipeButtonState) {
      guard let context, let edge = presentation?.edge,
        let index = buttons(at: edge)?.firstIndex(where: { $0 === button })
      else { return }
      feature?.choose(context.id, edge, index: index)
    }

    /// Performs an accessibility action, which needs no open row.
    func perform(_ action: @escaping () -> Void) {
      guard let context, let feature else { return action() }
      feature.performAccessibilityAction(of: context.id, action)
    }
  }
#endif
