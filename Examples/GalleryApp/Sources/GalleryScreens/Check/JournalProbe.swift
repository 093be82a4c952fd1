#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// An invisible view from which a recorder finds the scroll view in front of it.
  struct JournalProbe: UIViewRepresentable {
    let recorder: JournalRecorder

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.isUserInteractionEnabled = false
      recorder.add(probe: view)
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  /// An invisible view behind a row or an indicator, whose place a recorder keeps.
  struct JournalMark: UIViewRepresentable {
    let recorder: JournalRecorder
    let mark: JournalRecorder.Mark

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.isUserInteractionEnabled = false
      recorder.add(mark, view)
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }
#endif
