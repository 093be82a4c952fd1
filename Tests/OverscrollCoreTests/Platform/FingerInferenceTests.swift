import Testing

@testable import OverscrollCore

extension PhysicsTests {
  /// Who moves the content, from where it is.
  @Suite("The inference of a finger")
  struct FingerInferenceTests {
    /// An inference that watches a scroller under a finger.
    struct Watch {
      private(set) var inference = FingerInference()
      private(set) var movers: [Mover] = []
      private var finger = 400.0
      var scroller = PhysicsTests.scroller()
      var frame = 1.0 / 60

      var mover: Mover { inference.mover }

      /// Lets time pass, while the content moves by itself or the finger by so much in all.
      mutating func run(_ seconds: Double, dragging distance: Double = 0) {
        let frames = Int((seconds / frame).rounded())
        for _ in 0..<frames {
          scroller.advance(to: scroller.time + frame)
          if distance != 0 {
            finger += distance / Double(frames)
            scroller.drag(to: finger)
          }
          inference.settle(at: scroller.time)
          inference.observe(scroller.offset, scroller.geometry, at: scroller.time)
          if movers.last != mover { movers.append(mover) }
        }
      }

      mutating func touch() {
        finger = 400
        scroller.beginDrag(at: finger)
      }

      /// Runs until someone else moves the content, and says how many frames that took.
      mutating func frames(until wanted: Mover) -> Int {
        for count in 1...120 {
          run(frame)
          if mover == wanted { return count }
        }
        return .max
      }
    }

    @Test("Content at rest is moved by nothing, and by nothing either within a pt")
    func rest() {
      var watch = Watch()
      watch.scroller.place(at: 500)
      watch.run(1)
      watch.scroller.place(at: 501)
      watch.run(1)
      #expect(watch.movers == [.nothing])
      #expect(watch.inference.deadline == .infinity)
      #expect(watch.inference.certainOffset == 501)
    }

    @Test("Content that begins to move is moved by a finger, wherever it stood", arguments: [0.0, 500, 2200])
    func start(_ offset: Double) {
      var watch = Watch()
      watch.scroller.place(at: offset)
      watch.run(0.5)
      watch.touch()
      watch.run(0.1, dragging: offset > 1000 ? -30 : 30)
      #expect(watch.movers == [.nothing, .finger])
    }

    @Test("A finger that holds still inside counts as none after a tenth of a second")
    func stillness() {
      var inference = FingerInference()
      for (offset, time) in [(500.0, 0.0), (520, 1), (560, 1.02)] {
        inference.observe(offset, FingerTrace.geometry, at: time)
      }
      #expect(inference.mover == .finger)
      #expect(inference.deadline == 1.02 + 0.1)
      inference.observe(560, FingerTrace.geometry, at: 1.11)
      #expect(inference.deadline == 1.02 + 0.1)
      inference.settle(at: 1.115)
      #expect(inference.mover == .finger)
      inference.settle(at: 1.12)
      #expect(inference.mover == .nothing)
      #expect(inference.deadline == .infinity)
    }

    @Test(
      "A finger that holds still past an edge is still there, whether every frame is reported or only changes",
      arguments: [-20.0, -120, 2320])
    func hold(_ offset: Double) {
      var watch = Watch()
      watch.run(0.25)
      watch.scroller.place(at: offset < 0 ? 0 : 2200)
      watch.run(0.25)
      watch.touch()
      watch.run(0.5, dragging: offset < 0 ? -offset * 2.2 : (2200 - offset) * 2.2)
      var quiet = watch.inference
      watch.run(10)
      #expect(watch.movers.suffix(1) == [.finger])
      #expect(watch.inference.deadline == .infinity)
      #expect(watch.inference.certainOffset == watch.scroller.offset)
      quiet.settle(at: watch.scroller.time)
      #expect(quiet.mover == .finger)
      #expect(quiet.deadline == .infinity)
      #expect(quiet.certainOffset == watch.scroller.offset)
    }

    @Test("A lift past the edge is momentum after seven frames at 60 Hz, then rest", arguments: [60.0, 120])
    func springBack(_ rate: Double) {
      var watch = Watch()
      watch.frame = 1 / rate
      watch.run(0.5)
      watch.touch()
      watch.run(0.3, dragging: 300)
      watch.run(0.3)
      let lifted = watch.scroller.offset
      watch.scroller.endDrag()
      #expect(Double(watch.frames(until: .momentum)) <= 7 * rate / 60)
      #expect(lifted < -100)
      watch.run(2)
      #expect(watch.movers == [.nothing, .finger, .momentum, .nothing])
    }

    @Test("Until a lift is certain, the offset is the one that the content was let go at, and no further on")
    func certainOffset() {
      var watch = Watch()
      watch.run(0.5)
      watch.touch()
      watch.run(0.3, dragging: 200)
      watch.run(0.3)
      let lifted = watch.scroller.offset
      watch.scroller.endDrag()
      watch.run(4.0 / 60)
      #expect(watch.mover == .finger)
      #expect(watch.scroller.offset > lifted + 10)
      #expect(watch.inference.certainOffset == lifted)
      _ = watch.frames(until: .momentum)
      #expect(watch.inference.certainOffset == watch.scroller.offset)
    }

    @Test("A finger that drags back is followed no more than a frame behind")
    func dragBack() {
      var watch = Watch()
      watch.run(0.5)
      watch.touch()
      watch.run(0.3, dragging: 300)
      watch.run(0.3)
      for _ in 0..<20 {
        let before = watch.scroller.offset
        watch.run(1.0 / 60, dragging: -12)
        #expect(watch.inference.certainOffset <= watch.scroller.offset)
        #expect(watch.inference.certainOffset >= before)
      }
      #expect(watch.movers == [.nothing, .finger])
    }

    @Test("A fling across the edge is momentum until it rests", arguments: [150.0, 300, 600, 900])
    func fling(_ offset: Double) {
      var watch = Watch()
      watch.scroller.place(at: offset + 100)
      watch.run(0.5)
      watch.touch()
      watch.run(0.05, dragging: 100)
      watch.scroller.endDrag()
      watch.run(4)
      #expect(watch.movers == [.nothing, .finger, .momentum, .nothing])
      #expect(watch.scroller.offset == 0)
    }

    @Test("A finger that catches a fling past the edge is one after a tenth of a second, or as it pulls")
    func caught() {
      var watch = Watch()
      watch.scroller.place(at: 400)
      watch.run(0.5)
      watch.touch()
      watch.run(0.05, dragging: 150)
      watch.scroller.endDrag()
      for _ in 0..<120 where watch.scroller.offset > -40 { watch.run(1.0 / 60) }
      #expect(watch.mover == .momentum)
      watch.touch()
      var pulled = watch
      #expect(watch.frames(until: .finger) <= 7)
      pulled.run(0.1, dragging: 90)
      #expect(pulled.mover == .finger)
    }
  }
}
