import OverscrollCore
import OverscrollTestSupport
import Testing

@Suite struct RigTests { @Test func ok() { #expect(Rig().phase() == "idle") } }
