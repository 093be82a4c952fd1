#if canImport(UIKit)
  import Overscroll
  import SwiftUI

  /// A check of this device in four steps.
  ///
  /// Each step records a journal of the scroll view. Rules then judge whether the journal contains only
  /// motion that the package expects of the platform.
  @MainActor struct CheckScreen: View {
    @StateObject private var model: CheckModel

    /// Creates the screen.
    ///
    /// - Parameter fault: The distance, in pt, to shift the content one frame after a lift, as a test of
    ///   the rules.
    init(fault: Double = LaunchArguments.current.fault) {
      _model = StateObject(wrappedValue: CheckModel(fault: fault))
    }

    var body: some View {
      CheckList(model: model, controller: model.controller)
        .id(model.step == .titlePull)
        .controls(
          model.step?.instruction ?? "Take the four steps with each title inset, then share the trace."
        ) {
          if model.step == nil { CheckResults(model: model) } else { Button("Judge now") { model.judge() } }
        }
        .sheet(isPresented: $model.isSheetShown) {
          CheckList(model: model, controller: model.sheetController).controls(CheckStep.sheetPull.instruction)
        }
        .navigationTitle("Check this device")
        .navigationBarTitleDisplayMode(model.step == .titlePull ? .large : .inline)
        .onDisappear { model.restore() }
    }
  }

  /// The list that the tester pulls, whose scroll view the journal records.
  @MainActor struct CheckList: View {
    @ObservedObject var model: CheckModel
    let controller: RefreshController

    struct Row: Identifiable {
      let id: Int
    }

    private static let rows = (0..<80).map(Row.init)

    var body: some View {
      List(CheckList.rows) { row in
        Text("Row \(row.id)").background {
          if row.id == 0 { JournalMark(recorder: model.recorder, mark: .row) }
        }
      }
      .pullToRefresh(controller: controller) { try await model.run() }
      .refreshIndicator { configuration in
        AutomaticRefreshIndicatorStyle().makeBody(configuration: configuration)
          .background { JournalMark(recorder: model.recorder, mark: .indicator) }
      }
      .background { JournalProbe(recorder: model.recorder) }
    }
  }

  /// The steps with their results, the choice of the title inset style, and a share button.
  @MainActor struct CheckResults: View {
    @ObservedObject var model: CheckModel

    var body: some View {
      ForEach(CheckStep.allCases) { @Sendable [model] in CheckStepRow(step: $0, model: model) }
      HStack {
        Picker("Title inset", selection: $model.titleInset) {
          ForEach(model.titleInsets, id: \.self) { @Sendable in Text($0).tag($0) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        TraceLink(text: { model.report })
      }
    }
  }

  /// The button and the result of a step.
  @MainActor private struct CheckStepRow: View {
    let step: CheckStep
    @ObservedObject var model: CheckModel

    var body: some View {
      HStack {
        Button(step.title) { model.begin(step) }.buttonStyle(.bordered)
        Text(model.result(of: step)?.line ?? "not done").font(.caption).foregroundStyle(.secondary)
      }
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct CheckScreenPreviews: PreviewProvider {
    static var previews: some View { CheckScreen() }
  }
#endif
