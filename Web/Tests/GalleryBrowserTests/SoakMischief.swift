import ChromiumDriver

/// What happens to a page besides hands.
enum SoakMischief: CaseIterable {
  case engines, server, hidden, failures, removed, edits, jumps, buttons, frozen, resized, width, preferences

  /// Has it happen once, and says what is wrong with that.
  func happen(to world: inout SoakWorld, _ dice: inout SoakDice) async throws -> [String] {
    let page = world.page
    switch self {
    case .server: world.isServed ? try await world.stopServer() : try await world.startServer()
    case .failures:
      try await page.evaluate(
        """
        void (document.querySelector('#failure').checked = \(dice.isOne(of: 2)),
          document.querySelector('#latency').value = '\(dice.pick([0, 300, 800, 2000]))')
        """)
    case .hidden:
      try await page.hide(behind: world.other)
      try await Task.sleep(for: dice.time(50, 900))
      try await page.show()
    case .frozen:
      try await page.hide(behind: world.other)
      try await page.setFrozen(true)
      try await Task.sleep(for: dice.time(50, 900))
      try await page.setFrozen(false)
      try await page.show()
    case .resized:
      let (width, height) = dice.pick([
        (390, 844), (844, 390), (320, 568), (768, 1024), (1280, 800), (390, 500),
      ])
      try await world.resize(to: Viewport(width: width, height: height))
    case .edits: try await page.evaluate(edit(world, &dice))
    case .jumps: try await page.evaluate(jump(world, &dice))
    case .buttons:
      let buttons = ["refresh", "more", "masonry-refresh", "theme", "trace", "list-trace"]
      let isTaken = dice.isOne(of: 2) ? ", document.querySelector('#cancel').click()" : ""
      try await page.evaluate(
        "soak.ask(() => (document.querySelector('#\(dice.pick(buttons))').click()\(isTaken)))")
    case .width:
      let width = dice.isOne(of: 3) ? "" : "\(dice.pick([120, 200, 280, 340]))px"
      try await page.evaluate("void (\(world.element).style.inlineSize = '\(width)')")
    case .removed:
      // As often as not while it has something to do.
      let ask = dice.isOne(of: 2) ? "soak.ask(() => void \(world.element).refresh())" : "null"
      try await page.evaluate("(\(ask), soak.takeOut(\(world.element), \(dice.below(400))))")
    case .preferences: try await page.setReducedMotion(dice.isOne(of: 2))
    case .engines: return try await engines(&world)
    }
    return []
  }

  /// Items of the cards come, go and move, for those have no end; of the others only what a reader does.
  private func edit(_ world: SoakWorld, _ dice: inout SoakDice) -> String {
    let (at, count) = (dice.below(3000), 1 + dice.below(500))
    let edits = [
      "lists.list.insertItems(\(at), \(count))", "lists.list.removeItems(\(at), \(count))",
      "lists.list.moveItems(\(at), \(count), \(dice.below(3000)))",
      "document.querySelector('#cards-many').click()",
    ]
    switch world.demo {
    case "cards": return "void (\(dice.pick(edits)))"
    case "chat":
      let send =
        "document.querySelector('#chat-text').value = 'Land', document.querySelector('#chat-form').requestSubmit()"
      return "void (\(dice.pick([send, "document.querySelector('#chat-live').click()"])))"
    default: return "void lists.list.invalidateItems()"
    }
  }

  private func jump(_ world: SoakWorld, _ dice: inout SoakDice) -> String {
    let animated = dice.isOne(of: 2)
    guard world.isList else {
      return "void \(world.element).scrollToOffset(\(dice.below(3000)), { animated: \(animated) })"
    }
    let target = "Math.floor(\(dice.number(0, 1)) * lists.list.count)"
    let align = dice.pick(["start", "center", "end", "nearest"])
    return "void lists.list.scrollToItem(\(target), { align: '\(align)', animated: \(animated) })"
  }

  /// Another page finds the server without its engines, then no server at all, and shows a view when it is back.
  private func engines(_ world: inout SoakWorld) async throws -> [String] {
    let other = world.other
    try await world.startServer()
    try await world.page.hide(behind: other)
    try await other.setCaching(false)
    try await other.setBlocked(["*/lists.wasm*", "*/engine.wasm*"])
    try await other.navigate(to: "\(world.address)#both")
    try await other.wait(
      until:
        "gallery.view.presentation === null && gallery.view.shadowRoot.querySelector('.notice').textContent")
    try await world.stopServer()
    try await other.setBlocked([])
    try await Task.sleep(for: .seconds(1.2))
    try await world.startServer()
    try await other.wait(until: "gallery.view.presentation && lists.list.presentation")
    try await other.evaluate("void document.querySelector('#panel-both .note button')?.click()")
    let outcome = try await other.evaluate(
      "new Promise((done) => soak.ask(() => done(gallery.view.refresh())))")
    var faults = outcome == "success" ? [] : ["a refresh in another page: \(outcome)"]
    try await other.wait(until: "soak.unrest === ''", timeout: .seconds(6))
    faults += try await other.evaluate("soak.faults", as: [String].self) + other.uncaughtExceptions
    await other.clearLog()
    try await other.navigate(to: "about:blank")
    try await world.page.show()
    return faults
  }
}
