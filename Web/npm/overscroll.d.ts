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
/** The kind of an item; a number is from 0 to 15. An element is reused only for items of its kind. */
export type ItemKind = 'standard' | 'header' | number;
/** Present or not. The text `false`, which some frameworks write, is the same as a missing attribute. */
export type BooleanAttribute = '' | boolean | 'true' | 'false';
export type Position = { item: number; inside: number };
/** Whether new engines record their events for `exportTrace()`; true by default. */
export const recording: { isOn: boolean };
export type FrameListener = (presentation: Presentation, scriptMilliseconds: number) => void;
export type RenderItem = (
  element: HTMLElement, index: number, about: { isReused: boolean; kind: string | number },
) => void;

/** The presentation of an edge; lengths in px, the rotation in turns. */
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

/** The presentation of a view; times in s, lengths in px. */
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

/** An edge's action starts: a refresh, or load more. */
export class RefreshEvent extends Event {
  constructor(start: { edge: Edge; level: 'first' | 'second'; token: number; signal: AbortSignal });
  /** The edge of the action. */
  readonly edge: Edge;
  /** The threshold that the pull passed. */
  readonly level: 'first' | 'second';
  /** The number of this start. */
  readonly token: number;
  /** Aborted when the action is cancelled or has timed out. */
  readonly signal: AbortSignal;
  /**
   * Keeps the action running until a promise settles; with several, until all of them have settled. Throws
   * `InvalidStateError` once the event has been dispatched, as after an `await`. A listener that throws is a failure. The
   * value `"noMoreContent"` is success, and the edge has no more content; at a start edge whose policy is not `approach`
   * it is only success.
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
  /** With `native` the browser scrolls, and the engine observes. */
  scrolling?: 'native';
  /** With `none` there is no scroll bar. */
  scrollbar?: 'none';
  /** The accessible name. */
  'aria-label'?: string;
  /** The preset of the start edge. */
  start?: 'standard' | 'fraction' | 'reach-then-hold' | 'pinned-header' | 'header-footer' | 'none';
  /** Whether the edge is disabled. */
  'start-disabled'?: BooleanAttribute;
  /** Whether there is no more to load. With the policy `approach` an action can set it. */
  'start-no-more-content'?: BooleanAttribute;
  /** The threshold of a pull: `80`, `15%` of the viewport, or `indicator`. */
  'start-threshold'?: string;
  /** The second threshold, in the format of `threshold`, or `none`. */
  'start-second-threshold'?: string;
  /** The gap while the action runs, in the format of `threshold`. */
  'start-gap'?: string;
  /** The trigger policy: `release`, `reach`, `return`, `approach 300`, `tap` or `manual`. */
  'start-policy'?: string;
  /** The duration of the result display, in s. */
  'start-result-duration'?: string;
  /** The time limit of an action, in s. */
  'start-timeout'?: string;
  /** The minimum duration of the spinner, in s. */
  'start-minimum-duration'?: string;
  /** Whether a failure stays until it is retried: `true` or `false`. */
  'start-keeps-failure'?: string;
  /** Whether a drag that began inside the content pulls: `true` or `false`. */
  'start-pulls-from-inside'?: string;
  /** The placement of the indicator. */
  'start-placement'?: 'above' | 'behind' | 'pinned' | 'in-front';
  /** The fraction of the threshold over which the indicator fades in. */
  'start-fade-in'?: string;
  /** The preset of the end edge. */
  end?: 'standard' | 'fraction' | 'reach-then-hold' | 'pinned-header' | 'header-footer' | 'none';
  /** Whether the edge is disabled. */
  'end-disabled'?: BooleanAttribute;
  /** Whether there is no more to load. An action can set it, and a success at the start removes it. */
  'end-no-more-content'?: BooleanAttribute;
  /** The threshold of a pull: `80`, `15%` of the viewport, or `indicator`. */
  'end-threshold'?: string;
  /** The second threshold, in the format of `threshold`, or `none`. */
  'end-second-threshold'?: string;
  /** The gap while the action runs, in the format of `threshold`. */
  'end-gap'?: string;
  /** The trigger policy: `release`, `reach`, `return`, `approach 300`, `tap` or `manual`. */
  'end-policy'?: string;
  /** The duration of the result display, in s. */
  'end-result-duration'?: string;
  /** The time limit of an action, in s. */
  'end-timeout'?: string;
  /** The minimum duration of the spinner, in s. */
  'end-minimum-duration'?: string;
  /** Whether a failure stays until it is retried: `true` or `false`. */
  'end-keeps-failure'?: string;
  /** Whether a drag that began inside the content pulls: `true` or `false`. */
  'end-pulls-from-inside'?: string;
  /** The placement of the indicator. */
  'end-placement'?: 'above' | 'behind' | 'pinned' | 'in-front';
  /** The fraction of the threshold over which the indicator fades in. */
  'end-fade-in'?: string;
  /** The exclusion policy: the effect of one edge's running action on the opposite edge. */
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
  /** The distance beyond the viewport in which items have elements, in px. */
  overscan?: string;
  /** The edges at which the list stays when items are added. */
  sticks?: 'start' | 'end' | 'both';
  /** Whether the list begins at its end. */
  'starts-at-end'?: BooleanAttribute;
  /** Whether the list begins at its end and stays there. */
  chat?: BooleanAttribute;
}

/** `<overscroll-view>`: a scroll view that can be pulled at its start, its end, or both. */
export class OverscrollView extends HTMLElement {
  static observedAttributes: string[];
  /** A copy of the presentation; null before the engine has loaded. */
  get presentation(): Presentation | null;
  /** The scroll axis. Null if not set. */
  get axis(): string | null;
  set axis(value: string | null);
  /** With `native` the browser scrolls, and the engine observes. Null if not set. */
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
  /** Whether there is no more to load. With the policy `approach` an action can set it. */
  get startNoMoreContent(): boolean;
  set startNoMoreContent(value: boolean);
  /** The threshold of a pull: `80`, `15%` of the viewport, or `indicator`. Null if not set. */
  get startThreshold(): string | null;
  set startThreshold(value: string | null);
  /** The second threshold, in the format of `threshold`, or `none`. Null if not set. */
  get startSecondThreshold(): string | null;
  set startSecondThreshold(value: string | null);
  /** The gap while the action runs, in the format of `threshold`. Null if not set. */
  get startGap(): string | null;
  set startGap(value: string | null);
  /** The trigger policy: `release`, `reach`, `return`, `approach 300`, `tap` or `manual`. Null if not set. */
  get startPolicy(): string | null;
  set startPolicy(value: string | null);
  /** The duration of the result display, in s. Null if not set. */
  get startResultDuration(): number | null;
  set startResultDuration(value: number | null);
  /** The time limit of an action, in s. Null if not set. */
  get startTimeout(): number | null;
  set startTimeout(value: number | null);
  /** The minimum duration of the spinner, in s. Null if not set. */
  get startMinimumDuration(): number | null;
  set startMinimumDuration(value: number | null);
  /** Whether a failure stays until it is retried: `true` or `false`. Null if not set. */
  get startKeepsFailure(): boolean | null;
  set startKeepsFailure(value: boolean | null);
  /** Whether a drag that began inside the content pulls: `true` or `false`. Null if not set. */
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
  /** Whether there is no more to load. An action can set it, and a success at the start removes it. */
  get endNoMoreContent(): boolean;
  set endNoMoreContent(value: boolean);
  /** The threshold of a pull: `80`, `15%` of the viewport, or `indicator`. Null if not set. */
  get endThreshold(): string | null;
  set endThreshold(value: string | null);
  /** The second threshold, in the format of `threshold`, or `none`. Null if not set. */
  get endSecondThreshold(): string | null;
  set endSecondThreshold(value: string | null);
  /** The gap while the action runs, in the format of `threshold`. Null if not set. */
  get endGap(): string | null;
  set endGap(value: string | null);
  /** The trigger policy: `release`, `reach`, `return`, `approach 300`, `tap` or `manual`. Null if not set. */
  get endPolicy(): string | null;
  set endPolicy(value: string | null);
  /** The duration of the result display, in s. Null if not set. */
  get endResultDuration(): number | null;
  set endResultDuration(value: number | null);
  /** The time limit of an action, in s. Null if not set. */
  get endTimeout(): number | null;
  set endTimeout(value: number | null);
  /** The minimum duration of the spinner, in s. Null if not set. */
  get endMinimumDuration(): number | null;
  set endMinimumDuration(value: number | null);
  /** Whether a failure stays until it is retried: `true` or `false`. Null if not set. */
  get endKeepsFailure(): boolean | null;
  set endKeepsFailure(value: boolean | null);
  /** Whether a drag that began inside the content pulls: `true` or `false`. Null if not set. */
  get endPullsFromInside(): boolean | null;
  set endPullsFromInside(value: boolean | null);
  /** The placement of the indicator. Null if not set. */
  get endPlacement(): string | null;
  set endPlacement(value: string | null);
  /** The fraction of the threshold over which the indicator fades in. Null if not set. */
  get endFadeIn(): number | null;
  set endFadeIn(value: number | null);
  /** The exclusion policy: the effect of one edge's running action on the opposite edge. Null if not set. */
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
  /** Focuses the content instead of a button at an edge. */
  focus(options?: FocusOptions): void;
  /** Starts an edge's action, or joins the running one. */
  refresh(edge?: Edge): Promise<Outcome>;
  /** Cancels an edge's action. */
  cancel(edge?: Edge): void;
  /** Scrolls to an offset, in px from the start. */
  scrollToOffset(offset: number, options?: { animated?: boolean }): void;
  /** Reports a change of the content, even with the same size. */
  contentChanged(): void;
  /** The element's events as the text of a trace, to attach to a report. Loads `trace.wasm`. */
  exportTrace(): Promise<string>;
  /** An edge's phase. */
  phaseOf(edge: Edge): Phase;
  /** Calls a function once for each applied frame. */
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
  /** Fills an element with an item. */
  get renderItem(): RenderItem | null;
  set renderItem(value: RenderItem | null);
  /** The number of items, at most 2^30. Anything but a number from 0 on is ignored. */
  get count(): number;
  set count(value: number);
  /** The position at the viewport's start: an item, and the distance from the item's start, in px. */
  get position(): Position;
  /** The items that are at least partly visible. */
  get visibleItems(): { from: number; count: number };
  /** A copy of the engine's numbers; null before it has loaded. */
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
  /** The distance beyond the viewport in which items have elements, in px. Null if not set. */
  get overscan(): number | null;
  set overscan(value: number | null);
  /** The edges at which the list stays when items are added. Null if not set. */
  get sticks(): string | null;
  set sticks(value: string | null);
  /** Whether the list begins at its end. */
  get startsAtEnd(): boolean;
  set startsAtEnd(value: boolean);
  /** Whether the list begins at its end and stays there. */
  get chat(): boolean;
  set chat(value: boolean);
  /** Inserts items before an item, or at the end. */
  insertItems(at: number, count?: number, kind?: ItemKind): void;
  /** Inserts items before the first. */
  prependItems(count?: number, kind?: ItemKind): void;
  /** Removes items; none if the first is out of range. */
  removeItems(at: number, count?: number): void;
  /** Moves items to before an item, which is counted before the move. */
  moveItems(from: number, count: number, to: number): void;
  /** Replaces all items with `count` new ones, and scrolls to the start. */
  reset(count: number, kind?: ItemKind): void;
  /** Fills items again, by default all. */
  invalidateItems(from?: number, count?: number): void;
  /** Sets the estimated extent of unmeasured items of a kind, in px. */
  setEstimate(kind: ItemKind, extent: number): void;
  /** Scrolls to an item. */
  scrollToItem(index: number, options?: { align?: 'start' | 'center' | 'end' | 'nearest'; inside?: number; animated?: boolean }): void;
  /** Scrolls to a `position`. */
  restore(position: Position): void;
  /** The element of an item, if there is one. */
  elementOf(index: number): HTMLElement | null;
  /** The item of an element or of its ancestor; -1 for none. */
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
