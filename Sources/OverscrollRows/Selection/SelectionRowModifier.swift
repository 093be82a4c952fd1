#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  public import SwiftUI

  /// A modifier that selects a row by taps and keys.
  @MainActor struct SelectionRowModifier: ViewModifier {
    let coordinator: SelectionCoordinator
    let id: AnyHashable
    @ObservedObject private var redraws: RedrawSource
    #if canImport(UIKit)
      @Environment(\.editMode) private var editMode
    #endif

    init(coordinator: SelectionCoordinator, id: AnyHashable) {
      (self.coordinator, self.id) = (coordinator, id)
      redraws = coordinator.redraw(of: id)
    }

    func body(content: Content) -> some View {
      let isSelected = coordinator.isSelected(id)
      return
        marked(content.environment(\.isListItemSelected, isSelected), isSelected)
        .frame(maxWidth: coordinator.list?.axis == .vertical ? .infinity : nil)
        .background {
          if isSelected { Rectangle().fill(.tint.opacity(0.2)) }
        }
        .contentShape(Rectangle())
        .onTapGesture { coordinator.tap(id, isEditing: isEditing) }
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .modifier(
          SelectionKeyModifier(coordinator: coordinator, id: id, isAwaited: coordinator.awaitedFocus == id)
        )
        .onDisappear { coordinator.rowDisappeared(id) }
    }

    /// Returns a row with a mark beside it in edit mode.
    @ViewBuilder private func marked(_ row: some View, _ isSelected: Bool) -> some View {
      if isEditing {
        HStack(spacing: 12) {
          Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
            .foregroundStyle(.tint)
            .padding(.leading, 16)
            .accessibilityHidden(true)
          row
        }
      } else {
        row
      }
    }

    private var isEditing: Bool {
      #if canImport(UIKit)
        editMode?.wrappedValue.isEditing == true
      #else
        false
      #endif
    }
  }

  extension EnvironmentValues {
    /// Whether the row of this view is selected in its list.
    ///
    /// ```swift
    /// Text(mail.title).bold(isListItemSelected)
    /// ```
    public internal(set) var isListItemSelected: Bool {
      get { self[SelectedKey.self] }
      set { self[SelectedKey.self] = newValue }
    }
  }

  private struct SelectedKey: EnvironmentKey {
    static let defaultValue = false
  }
#endif
