#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A screen with a list of text fields.
  @MainActor struct FocusScene {
    /// The properties of the list: how it scrolls, its axis, and whether it has a controller of the test.
    struct Way: CustomTestStringConvertible, Sendable {
      var isDriven: Bool
      var isHorizontal: Bool
      var hasController = true

      var testDescription: String {
        "\(isHorizontal ? "sideways" : "upright"), \(isDriven ? "driven" : "native"), "
          + (hasController ? "with a controller" : "without one")
      }
    }

    /// A row with two text fields, which shows the text of its first field.
    struct Field: View {
      let row: Row
      @State private var text = ""
      @State private var other = ""

      var body: some View {
        VStack(spacing: 0) {
          TextField("Field \(row.id)", text: $text)
          TextField("Other \(row.id)", text: $other)
          Text("\(row.id): \(text)")
        }
        .frame(width: 100, height: 100)
      }
    }

    struct Fields: View {
      @ObservedObject var model: ScreenModel
      let way: Way
      let controller: ListController

      var body: some View {
        let controller = way.hasController ? controller : nil
        if way.isHorizontal {
          HorizontalList(model.rows, estimatedItemExtent: 100, controller: controller) { Field(row: $0) }
            .listScrolling(way.isDriven ? .driven : .native)
        } else {
          VerticalList(model.rows, estimatedItemExtent: 100, controller: controller) { Field(row: $0) }
            .listScrolling(way.isDriven ? .driven : .native)
        }
      }
    }

    let model = ScreenModel(0..<2000)
    let controller = ListController()
    let way: Way
    let screen: Screen

    init(_ way: Way) async {
      self.way = way
      screen = await Screen(
        Fields(model: model, way: way, controller: controller), size: CGSize(width: 400, height: 400),
        safeArea: EdgeInsets(), wait: 0.3)
    }

    /// Scrolls far away, or back to the start: with the controller, or with flings if there is none.
    func scroll(toRow row: Int) async {
      if way.hasController {
        await controller.jump(to: row, anchor: .topLeading, on: screen, wait: 0.3)
        return
      }
      let sign: CGFloat = row > 0 ? -1 : 1
      for _ in 0..<(row > 0 ? 2 : 3) {
        screen.touchDown(at: CGPoint(x: 200, y: 200))
        let distance = CGSize(
          width: way.isHorizontal ? sign * 190 : 0, height: way.isHorizontal ? 0 : sign * 190)
        await screen.drag(by: distance, over: 0.1)
        await screen.lift(wait: 0.3)
      }
      await screen.wait(1.2)
    }

    /// Moves the keyboard focus to a field and types text.
    func type(_ text: String, into field: String, _ location: SourceLocation = #_sourceLocation) {
      #expect(screen.focus(field), sourceLocation: location)
      screen.typeText(text)
    }

    func isSeen(_ text: String) -> Bool {
      guard let frame = screen.frame(of: text) else { return false }
      // The platform rounds its offset to whole pixels.
      return CGRect(x: -0.51, y: -0.51, width: 401.02, height: 401.02).contains(frame)
    }
  }
#endif
