#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI

  /// A screen with a random list of rows and sections.
  ///
  /// A tap changes the list's data.
  @MainActor final class TouchedScene {
    /// The change that a tap on a row or on a section header makes.
    enum Action: CaseIterable {
      /// Expands or collapses the row or the section.
      case toggle
      /// Expands or collapses the row or the section, and collapses all the rest.
      case toggleAlone
      /// Inserts rows after the row or into the section.
      case insert
      /// Removes the rows around the row, or all rows of the previous section.
      case removeAround
    }

    struct Part: Identifiable {
      let id: Int
      var rows: [Row]
      let height: CGFloat
      var isOpen = true
      var shown: [Row] { isOpen ? rows : [] }
    }

    struct Row: Identifiable {
      let id: Int
      /// The space above the row's button, in pt.
      ///
      /// `rest` is the space below the button while the row is expanded, in pt.
      let before: CGFloat
      let rest: CGFloat
      var isOpen = false
    }

    /// The properties of the list and of the screen around it.
    struct Way: Sendable {
      var isDriven = false
      var hasSections = true
      /// Whether the title above the list is large, or `nil` without a title.
      var title: Bool?
      var anchor: Edge?
      /// Whether each row has a text field.
      var hasFields = false

      init(isDriven: Bool, _ dice: inout Dice) {
        self.isDriven = isDriven
        hasSections = Int.random(in: 0..<3, using: &dice) > 0
        title = [nil, false, true][Int.random(in: 0..<3, using: &dice)]
        anchor = [nil, .top, .bottom][Int.random(in: 0..<3, using: &dice)]
      }

      init(isDriven: Bool, hasSections: Bool = true, title: Bool? = nil, hasFields: Bool = false) {
        (self.isDriven, self.hasSections, self.title, self.hasFields) = (
          isDriven, hasSections, title, hasFields
        )
      }
    }

    @MainActor final class Model: ObservableObject {
      @Published var parts: [Part]
      var action = Action.toggle
      private var nextID = 1000

      init(_ parts: [Part]) { self.parts = parts }

      func tap(part id: Int) {
        guard let index = parts.firstIndex(where: { $0.id == id }) else { return }
        switch action {
        case .toggle: parts[index].isOpen.toggle()
        case .toggleAlone:
          for other in parts.indices where other != index { parts[other].isOpen = false }
          parts[index].isOpen.toggle()
        case .insert: parts[index].rows.insert(contentsOf: newRows(12), at: 0)
        case .removeAround: if index > 0 { parts[index - 1].rows = [] }
        }
      }

      func tap(row id: Int) {
        for part in parts.indices {
          guard let index = parts[part].rows.firstIndex(where: { $0.id == id }) else { continue }
          switch action {
          case .toggle: parts[part].rows[index].isOpen.toggle()
          case .toggleAlone:
            for other in parts[part].rows.indices where other != index {
              parts[part].rows[other].isOpen = false
            }
            parts[part].rows[index].isOpen.toggle()
          case .insert: parts[part].rows.insert(contentsOf: newRows(3), at: index + 1)
          case .removeAround:
            let row = parts[part].rows[index]
            let around = max(0, index - 3)..<min(parts[part].rows.count, index + 3)
            parts[part].rows.replaceSubrange(around, with: [row])
          }
        }
      }

      /// Expands a row without a tap.
      func grow(row id: Int) {
        for part in parts.indices {
          if let index = parts[part].rows.firstIndex(where: { $0.id == id }) {
            parts[part].rows[index].isOpen = true
          }
        }
      }

      private func newRows(_ count: Int) -> [Row] {
        nextID += count
        return (nextID - count..<nextID).map { Row(id: $0, before: CGFloat($0 % 7 * 20), rest: 90) }
      }
    }

    private struct Shown: View {
      let model: Model
      let way: Way
      let controller: ListController

      var body: some View {
        if let isLarge = way.title {
          NavigationStack {
            Rows(model: model, way: way, controller: controller)
              .navigationTitle("Title")
              .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
          }
        } else {
          Rows(model: model, way: way, controller: controller)
        }
      }
    }

    private struct Rows: View {
      @ObservedObject var model: Model
      let way: Way
      let controller: ListController

      var body: some View {
        list.listScrolling(way.isDriven ? .driven : .native).listAnchor(way.anchor)
      }

      @ViewBuilder private var list: some View {
        if way.hasSections {
          VerticalList(sections: model.parts, items: \.shown, controller: controller) {
            row($0)
          } header: { part in
            Button("h\(part.id)") { model.tap(part: part.id) }
              .frame(maxWidth: .infinity, minHeight: part.height, maxHeight: part.height)
          }
        } else {
          VerticalList(model.parts.flatMap(\.rows), controller: controller) { row($0) }
        }
      }

      private func row(_ row: Row) -> some View {
        VStack(spacing: 0) {
          Color.clear.frame(height: row.before)
          Button("r\(row.id)") { model.tap(row: row.id) }.frame(
            maxWidth: .infinity, minHeight: 30, maxHeight: 30)
          if way.hasFields { TextField("Field \(row.id)", text: .constant("")) }
          if row.isOpen { Color.clear.frame(height: row.rest) }
        }
      }
    }

    let model: Model
    let way: Way
    let controller = ListController()
    let screen: Screen

    init(_ way: Way, _ parts: [Part]) {
      self.way = way
      model = Model(parts)
      screen = Screen(Shown(model: model, way: way, controller: controller))
    }

    convenience init(_ way: Way, _ dice: inout Dice) {
      let parts = (0..<Int.random(in: 2...5, using: &dice)).map { part in
        Part(
          id: part,
          rows: (0..<Int.random(in: 3...30, using: &dice)).map { row in
            Row(
              id: part * 100 + row, before: CGFloat(Int.random(in: 0...150, using: &dice)),
              rest: CGFloat(Int.random(in: 20...500, using: &dice)),
              isOpen: Int.random(in: 0..<4, using: &dice) == 0)
          }, height: CGFloat(Int.random(in: 30...60, using: &dice)),
          isOpen: Int.random(in: 0..<4, using: &dice) > 0)
      }
      self.init(way, parts)
    }

    /// The visible part of the screen along the y axis, in pt, from the bar to the home indicator.
    ///
    /// If the platform scrolls, a large title shrinks into its bar.
    var sight: ClosedRange<CGFloat> {
      switch way.title {
      case nil: 47...810
      case true? where way.isDriven: 153.5...810
      case .some: 101...810
      }
    }

    /// The buttons that are fully visible and not covered by a pinned header.
    var buttons: [String] { buttonFrames.map(\.text) }

    private var buttonFrames: [(text: String, frame: CGRect)] {
      screen.textFrames.filter { text, frame in
        guard frame.maxY <= sight.upperBound else { return false }
        if text.hasPrefix("h"), way.hasSections { return frame.minY > sight.lowerBound - 1 }
        return text.hasPrefix("r") && frame.minY >= sight.lowerBound + (way.hasSections ? 62 : 0)
      }
    }

    /// Returns a button that can be tapped.
    ///
    /// In half of the cases, the button is among the two topmost buttons.
    func anyButton(_ dice: inout Dice) -> String? {
      let all = buttonFrames.sorted { $0.frame.midY < $1.frame.midY }.map(\.text)
      return Bool.random(using: &dice)
        ? all.prefix(2).randomElement(using: &dice) : all.randomElement(using: &dice)
    }

    /// The text of the last button in the list, or `nil` for an empty list.
    var last: String? {
      guard let part = model.parts.last else { return nil }
      let row = way.hasSections ? part.shown.last : model.parts.flatMap(\.rows).last
      return row.map { "r\($0.id)" } ?? "h\(part.id)"
    }

    /// Returns the y position of a button, in pt, or `nil` if the button is not visible.
    func position(_ text: String) -> CGFloat? { screen.frame(of: text)?.midY }

    /// Returns a description of the error if a button has moved, or `nil` without an error.
    ///
    /// A button may move if the start or the end of the content does not allow it to keep its position.
    func fault(_ text: String, from before: CGFloat) -> String? {
      guard let now = position(text) else { return "\(text) has gone from \(before): \(screen.texts)" }
      if abs(now - before) <= 1 { return nil }
      let isAtStart = controller.position.item == 0 && controller.position.offset <= 1
      if now < before, isAtStart { return nil }
      if now > before, let end, end <= sight.upperBound + 1 { return nil }
      return "\(text) has gone from \(before) to \(now): \(screen.texts)"
    }

    /// The y position of the content's end, in pt, or `nil` if the end is not visible.
    private var end: CGFloat? {
      guard let part = model.parts.last else { return nil }
      if let row = way.hasSections ? part.shown.last : model.parts.flatMap(\.rows).last {
        return position("r\(row.id)").map { $0 + 15 + (row.isOpen ? row.rest : 0) }
      }
      return position("h\(part.id)").map { $0 + part.height / 2 }
    }
  }
#endif
