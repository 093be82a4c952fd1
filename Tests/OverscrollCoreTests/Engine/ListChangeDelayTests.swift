import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// The delay of an automatic load after a change, in a list.
@Suite struct ListChangeDelayTests {
  /// Code that repeats an input at a steady pace.
  enum Pace: CaseIterable { case everyFrame, everyTenth }

  /// A list of five short items, which is always near its end.
  private func list() -> ListRig {
    ListRig(count: 5, end: EdgeConfiguration(policy: .approach(300), minimumDuration: 0), extent: { _ in 20 })
  }

  private func starts(_ pace: Pace, ticks: Bool, _ input: (Int) -> ListInput) -> Bool {
    var rig = list()
    for step in 1...60 {
      switch pace {
      case .everyFrame: rig.time += 1.0 / 60
      case .everyTenth: rig.time += 0.07
      }
      if ticks { rig.send(.scroll(.tick)) }
      if pace == .everyTenth { rig.time += 0.03 }
      rig.send(input(step))
    }
    return rig.engine.scroll.phase(of: .end).isRunning
  }

  @Test(
    "An input that code repeats does not prevent an automatic load, with or without ticks between",
    arguments: Pace.allCases, [false, true])
  func repeated(pace: Pace, ticks: Bool) {
    #expect(
      starts(pace, ticks: ticks) { _ in .scrollTo(ItemTarget(item: 0, alignment: .start), animated: false) })
    #expect(
      starts(pace, ticks: ticks) { step in
        var configuration = ListConfiguration()
        configuration.spacing = Double(step % 7)
        return .configure(configuration)
      })
  }
}
