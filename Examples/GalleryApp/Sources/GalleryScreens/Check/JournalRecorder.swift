#if canImport(UIKit)
  import Combine
  @_spi(Gallery) import Overscroll
  import UIKit

  /// Records a journal: the state of a scroll view in each display frame.
  @MainActor final class JournalRecorder: ObservableObject {
    /// A kind of view whose position the journal contains.
    enum Mark: Hashable { case row, indicator }

    /// The journal up to the current frame.
    private(set) var journal = Journal()
    /// The journal as text, updated only after a moment without changes.
    ///
    /// An update in each frame would disturb the measurement.
    @Published private(set) var text = ""
    /// The number of actions that have started.
    var starts = 0
    /// The distance, in pt, to shift the content one frame after the first lift.
    ///
    /// This deliberate fault tests the rules. 0 shifts nothing.
    var fault = 0.0
    /// Called after each frame.
    var onFrame: @MainActor () -> Void = {}

    private let frameObserver = DisplayFrameObserver()
    private var probes: [WeakView] = []
    private var marks: [Mark: [WeakView]] = [:]
    private var target = ScrollViewTarget()
    private var startTime: Double?
    private var frames = 0
    private var wasHeld = false
    private var needsTextUpdate = false

    private struct WeakView {
      weak var view: UIView?
    }

    /// The shortest time without a change before an update of the text, in s.
    private static let textDelay = 0.3

    /// Starts a new journal.
    func begin() {
      journal = Journal()
      (startTime, frames, starts, wasHeld) = (nil, 0, 0, false)
      target.resetWrites()
      frameObserver.begin { [weak self] time in
        guard let self else { return false }
        read(at: time)
        return true
      }
    }

    /// Ends the journal.
    func end() { frameObserver.end() }

    /// Adds a view that the recorder's search for the scroll view begins at.
    ///
    /// The recorder uses the latest added view that is in a window.
    func add(probe view: UIView) {
      probes = probes.filter { $0.view != nil && $0.view !== view } + [WeakView(view: view)]
    }

    /// Adds a view whose position the journal contains.
    func add(_ mark: Mark, _ view: UIView) {
      marks[mark] = (marks[mark] ?? []).filter { $0.view != nil && $0.view !== view } + [WeakView(view: view)]
    }

    private func read(at time: Double) {
      guard let probe = probes.last(where: { $0.view?.window != nil })?.view else { return }
      target.find(from: probe)
      guard let scrollView = target.scrollView else { return }
      applyFault(scrollView)
      let start = startTime ?? time
      startTime = start
      journal.add(record(of: scrollView, time - start))
      frames += 1
      if journal.stillness == 0 {
        needsTextUpdate = true
      } else if needsTextUpdate, journal.stillness > JournalRecorder.textDelay {
        needsTextUpdate = false
        text = journal.text(about: JournalRecorder.about)
      }
      onFrame()
    }

    private func record(of scrollView: UIScrollView, _ time: Double) -> FrameRecord {
      let pan = scrollView.panGestureRecognizer
      let (writes, own) = target.consumeWrites()
      var record = FrameRecord(number: frames, time: time, pan: FrameRecord.Pan(pan.state))
      if record.isHeld {
        record.finger = pan.translation(in: scrollView.window).y
        record.velocity = pan.velocity(in: scrollView.window).y
      }
      record.offset = scrollView.contentOffset.y
      record.inset = scrollView.contentInset.top
      record.adjusted = scrollView.adjustedContentInset.top
      record.bottom = scrollView.adjustedContentInset.bottom
      record.content = scrollView.contentSize.height
      record.height = scrollView.bounds.height
      record.viewport = scrollView.convert(scrollView.bounds, to: nil).minY
      record.row = top(of: .row, in: scrollView)
      record.title = target.titleEnd
      record.indicator = top(of: .indicator, in: nil)
      (record.writes, record.own, record.starts) = (writes, own, starts)
      return record
    }

    private func top(of mark: Mark, in scrollView: UIScrollView?) -> Double? {
      let view = marks[mark]?.last { $0.view?.window != nil }?.view
      guard let view, scrollView.map(view.isDescendant) ?? true else { return nil }
      return view.convert(view.bounds, to: nil).minY
    }

    /// Shifts the content by `fault`, in the frame after the first lift.
    private func applyFault(_ scrollView: UIScrollView) {
      guard fault != 0, let last = journal.last else { return }
      if wasHeld, !last.isHeld {
        scrollView.contentOffset.y += fault
        fault = 0
      }
      wasHeld = last.isHeld
    }

    /// A line with the system's version and the title inset style.
    static var about: String {
      "\(ProcessInfo.processInfo.operatingSystemVersionString); title inset \(AdapterDiagnostics.titleInsetStyle)"
    }
  }

  extension FrameRecord.Pan {
    fileprivate init(_ state: UIGestureRecognizer.State) {
      switch state {
      case .possible: self = .possible
      case .began: self = .began
      case .changed: self = .changed
      case .ended: self = .ended
      case .cancelled: self = .cancelled
      case .failed: self = .failed
      @unknown default: self = .failed
      }
    }
  }
#endif
