@testable import ChromiumDriver

/// Some seconds in which hands do anything and other things happen, and then all is left alone.
struct SoakRound {
  private var dice: SoakDice
  private let mischief: SoakMischief
  private let length: Int
  /// What has been done.
  private(set) var path: [String] = []

  /// The round of a seed.
  ///
  /// Seeds that follow each other bring something else each.
  ///
  /// - Parameter isShort: Whether it is over after a few deeds.
  init(_ seed: Int, isShort: Bool) {
    dice = SoakDice(seed)
    mischief = SoakMischief.allCases[seed % SoakMischief.allCases.count]
    let length = 6 + dice.below(10)
    self.length = isShort ? length / 3 : length
  }

  /// Does all of it, and says what is wrong so far.
  mutating func run(in world: inout SoakWorld) async throws -> [String] {
    var hand = SoakHand(above: world.page)
    var faults: [String] = []
    try await choose(in: &world)
    try await world.page.evaluate(
      "void (document.querySelector('#latency').value = '\(dice.pick([0, 300, 800]))')")
    for step in 0..<length {
      if step == 1 { faults += try await happen(mischief, in: &world) }
      if dice.isOne(of: 6) {
        faults += try await happen(dice.pick(Array(SoakMischief.allCases.dropFirst())), in: &world)
      }
      if dice.isOne(of: 8) { try await choose(in: &world) }
      let deed = dice.pick(SoakHand.Deed.all)
      path.append("\(deed)")
      if let before = deed.before(world.element) { try await world.page.evaluate("void \(before)") }
      try await world.give(&hand)
      try await hand.act(deed, &dice)
    }
    return faults
  }

  private mutating func choose(in world: inout SoakWorld) async throws {
    let demo = dice.pick(SoakWorld.demos)
    path.append(demo)
    try await world.choose(demo)
  }

  private mutating func happen(_ mischief: SoakMischief, in world: inout SoakWorld) async throws -> [String] {
    path.append("\(mischief)")
    return try await mischief.happen(to: &world, &dice)
  }

  /// Lets go of everything, waits until all is at rest, and says what is wrong.
  func settle(_ world: inout SoakWorld) async throws -> [String] {
    let page = world.page
    try await SoakHand(above: page).leave()
    try await world.startServer()
    try await world.resize(to: Viewport())
    try await page.setReducedMotion(false)
    try await page.evaluate(
      """
      void (document.querySelector('#failure').checked = false, document.querySelector('#latency').value = '0',
        document.querySelectorAll('#cards-many:checked, #chat-live:checked').forEach((box) => box.click()),
        document.querySelectorAll('overscroll-view, overscroll-list').forEach(({ style }) => (style.inlineSize = '')),
        document.querySelectorAll('.list-note button, .note button').forEach((button) => button.click()))
      """)
    // A load may have been asked to take 2 s.
    var faults = try await rest(page, "soak.running.length === 0", "soak.running", .seconds(10))
    // The demo that grows is as long again as at first.
    let outcome = try await page.evaluate(
      "new Promise((done) => soak.ask(() => done(document.querySelector('#panel-both overscroll-view').refresh())))"
    )
    if outcome != "success" { faults.append("a refresh in the end: \(outcome)") }
    faults += try await rest(page, "soak.unrest === ''", "soak.unrest", .seconds(6))
    let frames = try await page.evaluate("soak.framesWithin(200)")
    if frames != 0 { faults.append("\(frames) frames are asked for at rest") }
    faults += try await page.evaluate("soak.faults.splice(0)", as: [String].self)
    faults += await world.complaints(mayFail: mayFail)
    return faults + (try await world.replay())
  }

  /// Whether a load may have failed.
  private var mayFail: Bool {
    !Set(path).isDisjoint(with: [
      "\(SoakMischief.server)", "\(SoakMischief.failures)", "\(SoakMischief.engines)",
    ])
  }

  private func rest(_ page: Page, _ isTrue: String, _ what: String, _ limit: Duration) async throws
    -> [String]
  {
    do {
      try await page.wait(until: isTrue, timeout: limit)
      return []
    } catch BrowserError.timedOut {
      return ["after \(limit): \(try await page.evaluate("String(\(what))"))"]
    }
  }
}
