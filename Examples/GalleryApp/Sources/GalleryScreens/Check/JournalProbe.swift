#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// An invisible view behind the scroll view, from where a recorder searches for it.
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

  /// An invisible view behind a row or an indicator, whose position a recorder records.
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
