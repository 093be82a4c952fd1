/**
 * The types of `overscroll`: two custom elements, `<overscroll-view>` and `<overscroll-list>`.
 */

export type Edge = 'start' | 'end';
export type Phase =
  | 'idle' | 'pulling' | 'armed' | 'refreshing' | 'showingResult' | 'settling' | 'failed' | 'noMoreContent'
  | 'disabled';
export type Result = 'success' | 'failure' | 'cancelled' | 'timedOut' | 'noMoreContent';
/** The outcome of an action; `declined` if the edge could not start. */
export type Outcome = Result | 'declined';
/** The kind of an item: a name, or a number from 0 to 7. An element is reused only for items of its kind. */
export type ItemKind = 'standard' | 'spanning' | 'header' | number;
/** A Boolean attribute: true if present, unless its text is `false`, which some frameworks write. */
export type BooleanAttribute = '' | boolean | 'true' | 'false';
export type Position = { item: number; inside: number };
/** Whether new engines record their events for `exportTrace()`; true by default. */
export const recording: { isOn: boolean };
export type FrameListener = (presentation: Presentation, scriptMilliseconds: number) => void;
export type RenderItem = (
  element: HTMLElement, index: number, about: { isReused: boolean; kind: string | number },
) => void;

/** The values to draw at an edge; lengths are in px, the rotation is in turns. */
export interface EdgePresentation {
  phase: Phase;
  level: 'first' | 'second' | null;
  result: Result | null;
  token: number;
  overscroll: number;
  gap: number;
  progress: number;
  indicatorOffset: number;
  opacity: number;
  rotation: number;
  flip: number;
  pulse: number;
  isAvailable: boolean;
  threshold: number;
  /** Whether the enclosing scroller handles a drag past the edge. */
  leadsOut: boolean;
}

/** The values to draw of a view; times are in s, lengths in px. */
export interface Presentation {
  time: number;
  nextDeadline: number;
  contentOffset: number;
  velocity: number;
  shift: number;
  isDragging: boolean;
  wantsFrames: boolean;
  start: EdgePresentation;
  end: EdgePresentation;
}

/** The action of an edge starts: a refresh, or load more. */
export class RefreshEvent extends Event {
  constructor(start: { edge: Edge; level: 'first' | 'second'; token: number; signal: AbortSignal });
  /** The edge of the action. */
  readonly edge: Edge;
  /** The threshold that the pull passed. */
  readonly level: 'first' | 'second';
  /** The number that identifies this start. */
  readonly token: number;
  /** Aborted when the action is cancelled or has timed out. */
  readonly signal: AbortSignal;
  /**
   * Keeps the action running until a promise settles. If it is called several times, the action runs until all promises
   * have settled. Throws `InvalidStateError` once the event has been dispatched, as after an `await`. A listener that
   * throws is a failure. After the value `"noMoreContent"` the edge has no more content. But a start edge whose policy is
   * not `approach` refreshes, and ignores this value.
   */
  waitUntil(promise: Promise<unknown>): void;
}

/** An edge's phase has changed since the last frame. */
export class PhaseEvent extends Event {
  constructor(change: { edge: Edge; phase: Phase; previous: Phase; result: Result | null });
  readonly edge: Edge;
  readonly phase: Phase;
  readonly previous: Phase;
  readonly result: Result | null;
}

/** The engine could not be loaded. The element retries, and meanwhile the browser scrolls the content. */
export class LoadErrorEvent extends Event {
  constructor(error: unknown);
  readonly error: unknown;
}

/** An effect of the engine, such as a haptic or the start of an action. */
export class EffectEvent extends Event {
  constructor(effect: EffectEvent['effect']);
  readonly effect: { type: string; edge?: Edge; token?: number; level?: string; result?: string };
}

/** The events of `<overscroll-view>`. */
export interface OverscrollViewEventMap extends HTMLElementEventMap {
  'overscroll-refresh': RefreshEvent;
  'overscroll-phase': PhaseEvent;
  'overscroll-effect': EffectEvent;
  'overscroll-error': LoadErrorEvent;
}

/** The attributes of `<overscroll-view>`, for templates. */
export interface OverscrollViewAttributes {
  /** The scroll axis. */
  axis?: 'vertical' | 'horizontal';
  /** With `native` the browser scrolls, and the engine only observes. */
  scrolling?: 'native';
  /** With `none` there is no scroll bar. */
  scrollbar?: 'none';
  /** The accessible name. */
  'aria-label'?: string;
  /** The preset of the start edge. */
  start?: 'standard' | 'fraction' | 'reach-then-hold' | 'pinned-header' | 'header-footer' | 'none';
  /** Whether the edge is disabled. */
  'start-disabled'?: BooleanAttribute;
  /** Whether the edge has no more to load. With the policy `approach`, the result `noMoreContent` sets it. */
  'start-no-more-content'?: BooleanAttribute;
  /** The threshold of a pull: `80`, `15%` of the viewport, or `indicator`. */
  'start-threshold'?: string;
  /** The second threshold of a pull: `80`, `15%` of the viewport, `indicator`, or `none`. */
  'start-second-threshold'?: string;
  /** The space kept open while the action runs: `80`, `15%` of the viewport, or `indicator`. */
  'start-gap'?: string;
  /** The rule that starts the action: `release`, `reach`, `return`, `approach 300`, `tap` or `manual`. */
  'start-policy'?: string;
  /** The time for which the result of an action is shown, in s. */
  'start-result-duration'?: string;
  /** The time limit of an action, in s. */
  'start-timeout'?: string;
  /** The minimum time for which the spinner is shown, in s. */
  'start-minimum-duration'?: string;
  /** Whether a failure stays visible until the action is retried: `true` or `false`. */
  'start-keeps-failure'?: string;
  /** Whether a drag that begins inside the content can pull the edge: `true` or `false`. */
  'start-pulls-from-inside'?: string;
  /** The placement of the indicator. */
  'start-placement'?: 'above' | 'behind' | 'pinned' | 'in-front';
  /** The fraction of the threshold over which the indicator fades in. */
  'start-fade-in'?: string;
  /** The preset of the end edge. */
  end?: 'standard' | 'fraction' | 'reach-then-hold' | 'pinned-header' | 'header-footer' | 'none';
  /** Whether the edge is disabled. */
  'end-disabled'?: BooleanAttribute;
  /** Whether the edge has no more to load. The result `noMoreContent` sets it, a success at the start removes it. */
  'end-no-more-content'?: BooleanAttribute;
  /** The threshold of a pull: `80`, `15%` of the viewport, or `indicator`. */
  'end-threshold'?: string;
  /** The second threshold of a pull: `80`, `15%` of the viewport, `indicator`, or `none`. */
  'end-second-threshold'?: string;
  /** The space kept open while the action runs: `80`, `15%` of the viewport, or `indicator`. */
  'end-gap'?: string;
  /** The rule that starts the action: `release`, `reach`, `return`, `approach 300`, `tap` or `manual`. */
  'end-policy'?: string;
  /** The time for which the result of an action is shown, in s. */
  'end-result-duration'?: string;
  /** The time limit of an action, in s. */
  'end-timeout'?: string;
  /** The minimum time for which the spinner is shown, in s. */
  'end-minimum-duration'?: string;
  /** Whether a failure stays visible until the action is retried: `true` or `false`. */
  'end-keeps-failure'?: string;
  /** Whether a drag that begins inside the content can pull the edge: `true` or `false`. */
  'end-pulls-from-inside'?: string;
  /** The placement of the indicator. */
  'end-placement'?: 'above' | 'behind' | 'pinned' | 'in-front';
  /** The fraction of the threshold over which the indicator fades in. */
  'end-fade-in'?: string;
  /** The effect of a running action on a start at the opposite edge. */
  exclusion?: 'drop' | 'queue' | 'cancel';
  /** The deceleration rate. */
  deceleration?: 'normal' | 'fast';
  /** The spacing of the snap targets, in px. */
  snap?: string;
  /** Whether the content bounces past its edges: `true` or `false`. */
  bounces?: string;
  /** Whether a mouse drags the content. */
  'mouse-drag'?: BooleanAttribute;
  /** The label of the button that starts the action. */
  'label-tap'?: string;
  /** The announcement when a release would start the action. */
  'label-ready'?: string;
  /** The announcement while the action runs. */
  'label-refreshing'?: string;
  /** The announcement after a success. */
  'label-done'?: string;
  /** The announcement after a failure. */
  'label-failed'?: string;
  /** The label of the button that retries. */
  'label-retry'?: string;
  /** The notice while the engine cannot be loaded. */
  'label-unavailable'?: string;
}

/** The attributes of `<overscroll-list>`, for templates. */
export interface OverscrollListAttributes extends OverscrollViewAttributes {
  /** The number of items. */
  count?: string;
  /** The estimated extent of unmeasured items, in px. */
  estimate?: string;
  /** The number of lanes. */
  columns?: string;
  /** The minimum width of a lane, in px; there are as many lanes as fit. */
  'column-width'?: string;
  /** Whether each item is placed in the shortest lane. */
  masonry?: BooleanAttribute;
  /** The spacing between items, in px. */
  spacing?: string;
  /** The spacing between lanes, in px. */
  'lane-spacing'?: string;
  /** The inset before the first item, in px. */
  'inset-start'?: string;
  /** The inset after the last item, in px. */
  'inset-end'?: string;
  /** The distance outside the viewport in which items have elements, in px. */
  overscan?: string;
  /** The edges to which the list sticks: if it is at such an edge, it stays there when items are added. */
  sticks?: 'start' | 'end' | 'both';
  /** Whether the list begins at its end. */
  'starts-at-end'?: BooleanAttribute;
  /** Whether the list begins at its end and stays there. */
  chat?: BooleanAttribute;
}

/** `<overscroll-view>`: a scroll view that can be pulled at its start, its end, or both. */
export class OverscrollView extends HTMLElement {
  static observedAttributes: string[];
  /** A copy of the engine's values to draw; null before the engine has loaded. */
  get presentation(): Presentation | null;
  /** The scroll axis. Null if not set. */
  get axis(): string | null;
  set axis(value: string | null);
  /** With `native` the browser scrolls, and the engine only observes. Null if not set. */
  get scrolling(): string | null;
  set scrolling(value: string | null);
  /** With `none` there is no scroll bar. Null if not set. */
  get scrollbar(): string | null;
  set scrollbar(value: string | null);
  /** The preset of the start edge. Null if not set. */
  get start(): string | null;
  set start(value: string | null);
  /** Whether the edge is disabled. */
  get startDisabled(): boolean;
  set startDisabled(value: boolean);
  /** Whether the edge has no more to load. With the policy `approach`, the result `noMoreContent` sets it. */
  get startNoMoreContent(): boolean;
  set startNoMoreContent(value: boolean);
  /** The threshold of a pull: `80`, `15%` of the viewport, or `indicator`. Null if not set. */
  get startThreshold(): string | null;
  set startThreshold(value: string | null);
  /** The second threshold of a pull: `80`, `15%` of the viewport, `indicator`, or `none`. Null if not set. */
  get startSecondThreshold(): string | null;
  set startSecondThreshold(value: string | null);
  /** The space kept open while the action runs: `80`, `15%` of the viewport, or `indicator`. Null if not set. */
  get startGap(): string | null;
  set startGap(value: string | null);
  /** The rule that starts the action: `release`, `reach`, `return`, `approach 300`, `tap` or `manual`. Null if not set. */
  get startPolicy(): string | null;
  set startPolicy(value: string | null);
  /** The time for which the result of an action is shown, in s. Null if not set. */
  get startResultDuration(): number | null;
  set startResultDuration(value: number | null);
  /** The time limit of an action, in s. Null if not set. */
  get startTimeout(): number | null;
  set startTimeout(value: number | null);
  /** The minimum time for which the spinner is shown, in s. Null if not set. */
  get startMinimumDuration(): number | null;
  set startMinimumDuration(value: number | null);
  /** Whether a failure stays visible until the action is retried: `true` or `false`. Null if not set. */
  get startKeepsFailure(): boolean | null;
  set startKeepsFailure(value: boolean | null);
  /** Whether a drag that begins inside the content can pull the edge: `true` or `false`. Null if not set. */
  get startPullsFromInside(): boolean | null;
  set startPullsFromInside(value: boolean | null);
  /** The placement of the indicator. Null if not set. */
  get startPlacement(): string | null;
  set startPlacement(value: string | null);
  /** The fraction of the threshold over which the indicator fades in. Null if not set. */
  get startFadeIn(): number | null;
  set startFadeIn(value: number | null);
  /** The preset of the end edge. Null if not set. */
  get end(): string | null;
  set end(value: string | null);
  /** Whether the edge is disabled. */
  get endDisabled(): boolean;
  set endDisabled(value: boolean);
  /** Whether the edge has no more to load. The result `noMoreContent` sets it, a success at the start removes it. */
  get endNoMoreContent(): boolean;
  set endNoMoreContent(value: boolean);
  /** The threshold of a pull: `80`, `15%` of the viewport, or `indicator`. Null if not set. */
  get endThreshold(): string | null;
  set endThreshold(value: string | null);
  /** The second threshold of a pull: `80`, `15%` of the viewport, `indicator`, or `none`. Null if not set. */
  get endSecondThreshold(): string | null;
  set endSecondThreshold(value: string | null);
  /** The space kept open while the action runs: `80`, `15%` of the viewport, or `indicator`. Null if not set. */
  get endGap(): string | null;
  set endGap(value: string | null);
  /** The rule that starts the action: `release`, `reach`, `return`, `approach 300`, `tap` or `manual`. Null if not set. */
  get endPolicy(): string | null;
  set endPolicy(value: string | null);
  /** The time for which the result of an action is shown, in s. Null if not set. */
  get endResultDuration(): number | null;
  set endResultDuration(value: number | null);
  /** The time limit of an action, in s. Null if not set. */
  get endTimeout(): number | null;
  set endTimeout(value: number | null);
  /** The minimum time for which the spinner is shown, in s. Null if not set. */
  get endMinimumDuration(): number | null;
  set endMinimumDuration(value: number | null);
  /** Whether a failure stays visible until the action is retried: `true` or `false`. Null if not set. */
  get endKeepsFailure(): boolean | null;
  set endKeepsFailure(value: boolean | null);
  /** Whether a drag that begins inside the content can pull the edge: `true` or `false`. Null if not set. */
  get endPullsFromInside(): boolean | null;
  set endPullsFromInside(value: boolean | null);
  /** The placement of the indicator. Null if not set. */
  get endPlacement(): string | null;
  set endPlacement(value: string | null);
  /** The fraction of the threshold over which the indicator fades in. Null if not set. */
  get endFadeIn(): number | null;
  set endFadeIn(value: number | null);
  /** The effect of a running action on a start at the opposite edge. Null if not set. */
  get exclusion(): string | null;
  set exclusion(value: string | null);
  /** The deceleration rate. Null if not set. */
  get deceleration(): string | null;
  set deceleration(value: string | null);
  /** The spacing of the snap targets, in px. Null if not set. */
  get snap(): number | null;
  set snap(value: number | null);
  /** Whether the content bounces past its edges: `true` or `false`. Null if not set. */
  get bounces(): boolean | null;
  set bounces(value: boolean | null);
  /** Whether a mouse drags the content. */
  get mouseDrag(): boolean;
  set mouseDrag(value: boolean);
  /** The label of the button that starts the action. Null if not set. */
  get labelTap(): string | null;
  set labelTap(value: string | null);
  /** The announcement when a release would start the action. Null if not set. */
  get labelReady(): string | null;
  set labelReady(value: string | null);
  /** The announcement while the action runs. Null if not set. */
  get labelRefreshing(): string | null;
  set labelRefreshing(value: string | null);
  /** The announcement after a success. Null if not set. */
  get labelDone(): string | null;
  set labelDone(value: string | null);
  /** The announcement after a failure. Null if not set. */
  get labelFailed(): string | null;
  set labelFailed(value: string | null);
  /** The label of the button that retries. Null if not set. */
  get labelRetry(): string | null;
  set labelRetry(value: string | null);
  /** The notice while the engine cannot be loaded. Null if not set. */
  get labelUnavailable(): string | null;
  set labelUnavailable(value: string | null);
  /** Moves the focus to the content, and not to the button of an indicator. */
  focus(options?: FocusOptions): void;
  /** Starts the action of an edge. If the action already runs, its outcome is returned. */
  refresh(edge?: Edge): Promise<Outcome>;
  /** Cancels an edge's action. */
  cancel(edge?: Edge): void;
  /** Scrolls to an offset, in px from the start. */
  scrollToOffset(offset: number, options?: { animated?: boolean }): void;
  /** Notifies the view that its content has changed, even if its size has not. */
  contentChanged(): void;
  /** A recording of the element's events as text, to attach to a bug report. Loads `trace.wasm`. */
  exportTrace(): Promise<string>;
  /** An edge's phase. */
  phaseOf(edge: Edge): Phase;
  /** Calls a function once for each frame, after the element is drawn. */
  addFrameListener(listener: FrameListener): void;
  /** Removes a frame listener. */
  removeFrameListener(listener: FrameListener): void;
  addEventListener<Name extends keyof OverscrollViewEventMap>(
    type: Name, listener: (this: OverscrollView, event: OverscrollViewEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof OverscrollViewEventMap>(
    type: Name, listener: (this: OverscrollView, event: OverscrollViewEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions,
  ): void;
}

/** `<overscroll-list>`: a scroll view with any number of items, up to millions. */
export class OverscrollList extends OverscrollView {
  /** The function that fills an element with an item. */
  get renderItem(): RenderItem | null;
  set renderItem(value: RenderItem | null);
  /** The number of items, at most 2^30. A value that is not a number from 0 on is ignored. */
  get count(): number;
  set count(value: number);
  /** The position at the viewport's start: an item, and the distance from the item's start, in px. */
  get position(): Position;
  /** The items that are at least partly visible. */
  get visibleItems(): { from: number; count: number };
  /** A copy of the engine's values of the list; null before the engine has loaded. */
  get listPresentation(): Record<string, number | boolean> | null;
  /** The estimated extent of unmeasured items, in px. Null if not set. */
  get estimate(): number | null;
  set estimate(value: number | null);
  /** The number of lanes. Null if not set. */
  get columns(): number | null;
  set columns(value: number | null);
  /** The minimum width of a lane, in px; there are as many lanes as fit. Null if not set. */
  get columnWidth(): number | null;
  set columnWidth(value: number | null);
  /** Whether each item is placed in the shortest lane. */
  get masonry(): boolean;
  set masonry(value: boolean);
  /** The spacing between items, in px. Null if not set. */
  get spacing(): number | null;
  set spacing(value: number | null);
  /** The spacing between lanes, in px. Null if not set. */
  get laneSpacing(): number | null;
  set laneSpacing(value: number | null);
  /** The inset before the first item, in px. Null if not set. */
  get insetStart(): number | null;
  set insetStart(value: number | null);
  /** The inset after the last item, in px. Null if not set. */
  get insetEnd(): number | null;
  set insetEnd(value: number | null);
  /** The distance outside the viewport in which items have elements, in px. Null if not set. */
  get overscan(): number | null;
  set overscan(value: number | null);
  /** The edges to which the list sticks: if it is at such an edge, it stays there when items are added. Null if not set. */
  get sticks(): string | null;
  set sticks(value: string | null);
  /** Whether the list begins at its end. */
  get startsAtEnd(): boolean;
  set startsAtEnd(value: boolean);
  /** Whether the list begins at its end and stays there. */
  get chat(): boolean;
  set chat(value: boolean);
  /** Inserts items before the item `at`, or at the end. */
  insertItems(at: number, count?: number, kind?: ItemKind): void;
  /** Inserts items before the first item. */
  prependItems(count?: number, kind?: ItemKind): void;
  /** Removes items, beginning with the item `at`; if `at` is out of range, no items. */
  removeItems(at: number, count?: number): void;
  /** Moves items, beginning with `from`, to before the item `to`, which is counted before the move. */
  moveItems(from: number, count: number, to: number): void;
  /** Replaces all items with `count` new ones, and scrolls to the start. */
  reset(count: number, kind?: ItemKind): void;
  /** Fills the elements of items again, by default of all items. */
  invalidateItems(from?: number, count?: number): void;
  /** Sets the estimated extent of unmeasured items of a kind, in px. */
  setEstimate(kind: ItemKind, extent: number): void;
  /** Scrolls to an item. */
  scrollToItem(index: number, options?: { align?: 'start' | 'center' | 'end' | 'nearest'; inside?: number; animated?: boolean }): void;
  /** Scrolls to a `position` that was read before. */
  restore(position: Position): void;
  /** The element of an item; null if the item has no element. */
  elementOf(index: number): HTMLElement | null;
  /** The item whose element contains an element, or -1. */
  indexOf(element: Node): number;
  addEventListener<Name extends keyof OverscrollViewEventMap>(
    type: Name, listener: (this: OverscrollList, event: OverscrollViewEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof OverscrollViewEventMap>(
    type: Name, listener: (this: OverscrollList, event: OverscrollViewEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'overscroll-view': OverscrollView;
    'overscroll-list': OverscrollList;
  }
}
