#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// The actions that one modifier declares.
  @MainActor struct SwipeDeclaration {
    let edge: SwipeEdge
    let allowsFullSwipe: Bool
    /// Whether the only button is drawn as a label that a swipe performs.
    let isReply: Bool
    let actions: AnyView
    /// The identity of the modifier.
    let modifier: ObjectIdentifier
    /// The depth in the row; the innermost modifier has the greatest one.
    let depth: Int
  }

  /// The row around a view, and the number of its swipe modifiers.
  struct SwipeRowContext: Equatable {
    let model: SwipeRowCoordinator
    let context: RowContext
    let depth: Int

    static func == (one: SwipeRowContext, other: SwipeRowContext) -> Bool {
      one.model === other.model && one.context == other.context && one.depth == other.depth
    }
  }

  extension EnvironmentValues {
    /// The outermost swipe modifier around a view.
    var swipeRow: SwipeRowContext? {
      get { self[SwipeRowKey.self] }
      set { self[SwipeRowKey.self] = newValue }
    }
  }

  private struct SwipeRowKey: EnvironmentKey {
    static var defaultValue: SwipeRowContext? { nil }
  }

  /// A modifier that declares actions; the outermost one of a row also draws them.
  @MainActor struct SwipeActionsModifier: ViewModifier {
    let edge: SwipeEdge
    let allowsFullSwipe: Bool
    let isReply: Bool
    let actions: AnyView

    @Environment(\.rowContext) private var context
    @Environment(\.swipeRow) private var scope
    @StateObject private var model = SwipeRowCoordinator()
    #if canImport(UIKit)
      @Environment(\.editMode) private var editMode
    #endif

    private var isEditing: Bool {
      #if canImport(UIKit)
        editMode?.wrappedValue.isEditing == true
      #else
        false
      #endif
    }

    func body(content: Content) -> some View {
      let outer = scope?.context == context ? scope : nil
      let depth = outer.map { $0.depth + 1 } ?? 0
      let row = outer?.model ?? model
      let declaration = SwipeDeclaration(
        edge: edge, allowsFullSwipe: allowsFullSwipe, isReply: isReply, actions: actions,
        modifier: ObjectIdentifier(model), depth: depth)
      row.declare(declaration)
      row.setEditing(isEditing)
      return
        content
        .environment(\.swipeRow, context.map { SwipeRowContext(model: row, context: $0, depth: depth) })
        .accessibilityActions { actions.buttonStyle(SwipeAccessibilityStyle(row: row)) }
        .modifier(SwipeRowModifier(model: outer == nil ? row : nil, context: context))
        // A view may appear again without an evaluation of its body.
        .onAppear { row.declare(declaration) }
        .onDisappear { row.removeDeclaration(of: declaration.modifier) }
    }
  }

  /// A modifier that shifts a row and draws its actions, if it has a model.
  @MainActor private struct SwipeRowModifier: ViewModifier {
    let model: SwipeRowCoordinator?
    let context: RowContext?

    @ViewBuilder func body(content: Content) -> some View {
      if let model, let context {
        content
          .modifier(SwipeShiftModifier(model: model, frames: model.frames))
          .background { SwipeStripsView(model: model, frames: model.frames, strips: model.strips) }
          .onAppear { model.appear(context) }
          .onChange(of: context) { model.appear($0) }
          .onDisappear { model.disappear() }
          #if os(macOS) || os(tvOS)
            .contextMenu { SwipeMenuItems(model: model, menus: model.menus) }
          #endif
      } else {
        content
      }
    }
  }

  #if os(macOS) || os(tvOS)
    /// The buttons of a row in its context menu.
    ///
    /// Menus of several modifiers would hide one another.
    @MainActor private struct SwipeMenuItems: View {
      let model: SwipeRowCoordinator
      @ObservedObject var menus: RedrawSource

      var body: some View {
        ForEach(
          Array((model.declarations(at: .trailing) + model.declarations(at: .leading)).enumerated()),
          id: \.offset, content: onMainActor { _, declaration in declaration.actions })
      }
    }
  #endif

  /// A modifier that moves a row with the finger.
  ///
  /// While a row is open, taps do not reach the content.
  @MainActor private struct SwipeShiftModifier: ViewModifier {
    let model: SwipeRowCoordinator
    @ObservedObject var frames: RedrawSource

    func body(content: Content) -> some View {
      content
        .overlay {
          if model.blocksTaps {
            Color.clear.contentShape(Rectangle()).onTapGesture {}.accessibilityHidden(true)
          }
        }
        .offset(x: model.presentation?.offset ?? 0)
    }
  }
#endif
