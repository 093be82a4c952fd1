/**
 * The types of `overscroll`: two custom elements, `<overscroll-view>` and `<overscroll-list>`.
 */

export type Edge = 'start' | 'end';
export type Phase =
  | 'idle' | 'pulling' | 'armed' | 'refreshing' | 'dwelling' | 'settling' | 'failed' | 'exhausted' | 'disabled';
export type Result = 'success' | 'failure' | 'cancelled' | 'timedOut' | 'exhausted';
/** How an action ended; `declined` where the edge could not start. */
export type Outcome = Result | 'declined';
/** Elements are reused for items of one kind; a number is from 0 to 15. */
export type ItemKind = 'standard' | 'header' | number;
/** There or not; `false` is not there, also as a text, which some frameworks write. */
export type BooleanAttribute = '' | boolean | 'true' | 'false';
export type Position = { item: number; inside: number };
/** Whether engines that are made from now on keep what happens to them, for `exportTrace()`. They do by default. */
export const recording: { isOn: boolean };
export type FrameListener = (presentation: Presentation, scriptMilliseconds: number) => void;
export type RenderItem = (
  element: HTMLElement, index: number, about: { isReused: boolean; kind: string | number },
) => void;

/** What an edge shows; lengths in px, the rotation in turns. */
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
  trigger: number;
  /** Whether a finger past the edge is left to what the view is in. */
  leadsOut: boolean;
}

/** What a view shows; times in s, lengths in px. */
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

/** An edge's action starts: a refresh, or loading more. */
export class RefreshEvent extends Event {
  constructor(start: { edge: Edge; level: 'first' | 'second'; token: number; signal: AbortSignal });
  /** The edge that was pulled. */
  readonly edge: Edge;
  /** The threshold that the pull had passed. */
  readonly level: 'first' | 'second';
  /** The number of this start. */
  readonly token: number;
  /** Aborted when the action is cancelled or has timed out. */
  readonly signal: AbortSignal;
  /**
   * Keeps the action running until a promise settles; with several, until all of them have. Throws `InvalidStateError` once
   * the event has been dispatched, as after an `await`. A listener that throws has failed. The value `"exhausted"` is success
   * with no more to load; just success at a start whose policy is not `approach`.
   */
  waitUntil(promise: Promise<unknown>): void;
}

/** An edge has another phase than in the last frame. */
export class PhaseEvent extends Event {
  constructor(change: { edge: Edge; phase: Phase; previous: Phase; result: Result | null });
  readonly edge: Edge;
  readonly phase: Phase;
  readonly previous: Phase;
  readonly result: Result | null;
}

/** The engine could not be loaded. The content is the browser's to scroll meanwhile, and the element tries again. */
export class LoadErrorEvent extends Event {
  constructor(error: unknown);
  readonly error: unknown;
}

/** The engine asked for something, such as a haptic or the start of an action. */
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
  /** Where it scrolls. */
  axis?: 'vertical' | 'horizontal';
  /** The browser scrolls, and the engine watches. */
  scrolling?: 'native';
  /** Nothing shows where in the content one is. */
  scrollbar?: 'none';
  /** What a screen reader calls it. */
  'aria-label'?: string;
  /** What the start edge does. */
  start?: 'standard' | 'fraction' | 'reach-then-hold' | 'pinned-header' | 'header-footer' | 'none';
  /** The edge is off. */
  'start-disabled'?: BooleanAttribute;
  /** There is no more to load. An action says so itself where the policy is `approach`. */
  'start-exhausted'?: BooleanAttribute;
  /** How far a pull goes: `80`, `15%` of the viewport, or `indicator`. */
  'start-trigger'?: string;
  /** The second threshold, as `trigger`; `none` for none. */
  'start-second-trigger'?: string;
  /** How much room the indicator keeps while the action runs, as `trigger`. */
  'start-hold'?: string;
  /** `release`, `reach`, `return`, `approach 300`, `tap` or `manual`. */
  'start-policy'?: string;
  /** For how long the result is shown, in s. */
  'start-dwell'?: string;
  /** After how long an action is ended, in s. */
  'start-timeout'?: string;
  /** How long a spinner is shown at least, in s. */
  'start-minimum-duration'?: string;
  /** Whether a failure stays until it is retried: `true` or `false`. */
  'start-keeps-failure'?: string;
  /** Whether a drag that began inside the content pulls: `true` or `false`. */
  'start-pulls-from-inside'?: string;
  /** Where the indicator is. */
  'start-placement'?: 'above' | 'behind' | 'pinned' | 'in-front';
  /** The part of the threshold over which the indicator appears. */
  'start-fade-in'?: string;
  /** What the end edge does. */
  end?: 'standard' | 'fraction' | 'reach-then-hold' | 'pinned-header' | 'header-footer' | 'none';
  /** The edge is off. */
  'end-disabled'?: BooleanAttribute;
  /** There is no more to load: an action says so itself, and the start's success takes it away. */
  'end-exhausted'?: BooleanAttribute;
  /** How far a pull goes: `80`, `15%` of the viewport, or `indicator`. */
  'end-trigger'?: string;
  /** The second threshold, as `trigger`; `none` for none. */
  'end-second-trigger'?: string;
  /** How much room the indicator keeps while the action runs, as `trigger`. */
  'end-hold'?: string;
  /** `release`, `reach`, `return`, `approach 300`, `tap` or `manual`. */
  'end-policy'?: string;
  /** For how long the result is shown, in s. */
  'end-dwell'?: string;
  /** After how long an action is ended, in s. */
  'end-timeout'?: string;
  /** How long a spinner is shown at least, in s. */
  'end-minimum-duration'?: string;
  /** Whether a failure stays until it is retried: `true` or `false`. */
  'end-keeps-failure'?: string;
  /** Whether a drag that began inside the content pulls: `true` or `false`. */
  'end-pulls-from-inside'?: string;
  /** Where the indicator is. */
  'end-placement'?: 'above' | 'behind' | 'pinned' | 'in-front';
  /** The part of the threshold over which the indicator appears. */
  'end-fade-in'?: string;
  /** What becomes of one edge's action while the other's runs. */
  exclusion?: 'drop' | 'queue' | 'cancel';
  /** How momentum slows down. */
  deceleration?: 'normal' | 'fast';
  /** Rests at multiples of a number of px. */
  snap?: string;
  /** `false`: it does not go past its edges. */
  bounces?: string;
  /** A mouse drags. */
  'mouse-drag'?: BooleanAttribute;
  /** What a button says that starts the action by a tap. */
  'label-tap'?: string;
  /** What a screen reader says when a release would start the action. */
  'label-ready'?: string;
  /** What it says while the action runs. */
  'label-refreshing'?: string;
  /** What it says after a success. */
  'label-done'?: string;
  /** What it says after a failure. */
  'label-failed'?: string;
  /** What it says where a tap tries again. */
  'label-retry'?: string;
  /** What it says where the edge cannot start. */
  'label-unavailable'?: string;
}

/** The attributes of `<overscroll-list>`, for templates. */
export interface OverscrollListAttributes extends OverscrollViewAttributes {
  /** How many items there are. */
  count?: string;
  /** How long an item is thought to be until it is measured, in px. */
  estimate?: string;
  /** The number of lanes. */
  columns?: string;
  /** How wide a lane is, in px: as many as fit. */
  'column-width'?: string;
  /** Each item goes to the shortest lane. */
  masonry?: BooleanAttribute;
  /** Room between items, in px. */
  spacing?: string;
  /** Room between lanes, in px. */
  'lane-spacing'?: string;
  /** Room before the first item, in px. */
  'inset-start'?: string;
  /** Room after the last item, in px. */
  'inset-end'?: string;
  /** How far beyond the viewport there are elements, in px. */
  overscan?: string;
  /** Where it stays at that edge when items arrive. */
  sticks?: 'start' | 'end' | 'both';
  /** It begins at its end. */
  'starts-at-end'?: BooleanAttribute;
  /** It begins at its end and sticks to it. */
  chat?: BooleanAttribute;
}

/** `<overscroll-view>`: a scroll view that can be pulled at its start, its end, or both. */
export class OverscrollView extends HTMLElement {
  static observedAttributes: string[];
  /** What is shown now, as a copy; null while the engine is not there. */
  get presentation(): Presentation | null;
  /** Where it scrolls. Null where it is not given. */
  get axis(): string | null;
  set axis(value: string | null);
  /** The browser scrolls, and the engine watches. Null where it is not given. */
  get scrolling(): string | null;
  set scrolling(value: string | null);
  /** Nothing shows where in the content one is. Null where it is not given. */
  get scrollbar(): string | null;
  set scrollbar(value: string | null);
  /** What the start edge does. Null where it is not given. */
  get start(): string | null;
  set start(value: string | null);
  /** The edge is off. */
  get startDisabled(): boolean;
  set startDisabled(value: boolean);
  /** There is no more to load. An action says so itself where the policy is `approach`. */
  get startExhausted(): boolean;
  set startExhausted(value: boolean);
  /** How far a pull goes: `80`, `15%` of the viewport, or `indicator`. Null where it is not given. */
  get startTrigger(): string | null;
  set startTrigger(value: string | null);
  /** The second threshold, as `trigger`; `none` for none. Null where it is not given. */
  get startSecondTrigger(): string | null;
  set startSecondTrigger(value: string | null);
  /** How much room the indicator keeps while the action runs, as `trigger`. Null where it is not given. */
  get startHold(): string | null;
  set startHold(value: string | null);
  /** `release`, `reach`, `return`, `approach 300`, `tap` or `manual`. Null where it is not given. */
  get startPolicy(): string | null;
  set startPolicy(value: string | null);
  /** For how long the result is shown, in s. Null where it is not given. */
  get startDwell(): number | null;
  set startDwell(value: number | null);
  /** After how long an action is ended, in s. Null where it is not given. */
  get startTimeout(): number | null;
  set startTimeout(value: number | null);
  /** How long a spinner is shown at least, in s. Null where it is not given. */
  get startMinimumDuration(): number | null;
  set startMinimumDuration(value: number | null);
  /** Whether a failure stays until it is retried: `true` or `false`. Null where it is not given. */
  get startKeepsFailure(): boolean | null;
  set startKeepsFailure(value: boolean | null);
  /** Whether a drag that began inside the content pulls: `true` or `false`. Null where it is not given. */
  get startPullsFromInside(): boolean | null;
  set startPullsFromInside(value: boolean | null);
  /** Where the indicator is. Null where it is not given. */
  get startPlacement(): string | null;
  set startPlacement(value: string | null);
  /** The part of the threshold over which the indicator appears. Null where it is not given. */
  get startFadeIn(): number | null;
  set startFadeIn(value: number | null);
  /** What the end edge does. Null where it is not given. */
  get end(): string | null;
  set end(value: string | null);
  /** The edge is off. */
  get endDisabled(): boolean;
  set endDisabled(value: boolean);
  /** There is no more to load: an action says so itself, and the start's success takes it away. */
  get endExhausted(): boolean;
  set endExhausted(value: boolean);
  /** How far a pull goes: `80`, `15%` of the viewport, or `indicator`. Null where it is not given. */
  get endTrigger(): string | null;
  set endTrigger(value: string | null);
  /** The second threshold, as `trigger`; `none` for none. Null where it is not given. */
  get endSecondTrigger(): string | null;
  set endSecondTrigger(value: string | null);
  /** How much room the indicator keeps while the action runs, as `trigger`. Null where it is not given. */
  get endHold(): string | null;
  set endHold(value: string | null);
  /** `release`, `reach`, `return`, `approach 300`, `tap` or `manual`. Null where it is not given. */
  get endPolicy(): string | null;
  set endPolicy(value: string | null);
  /** For how long the result is shown, in s. Null where it is not given. */
  get endDwell(): number | null;
  set endDwell(value: number | null);
  /** After how long an action is ended, in s. Null where it is not given. */
  get endTimeout(): number | null;
  set endTimeout(value: number | null);
  /** How long a spinner is shown at least, in s. Null where it is not given. */
  get endMinimumDuration(): number | null;
  set endMinimumDuration(value: number | null);
  /** Whether a failure stays until it is retried: `true` or `false`. Null where it is not given. */
  get endKeepsFailure(): boolean | null;
  set endKeepsFailure(value: boolean | null);
  /** Whether a drag that began inside the content pulls: `true` or `false`. Null where it is not given. */
  get endPullsFromInside(): boolean | null;
  set endPullsFromInside(value: boolean | null);
  /** Where the indicator is. Null where it is not given. */
  get endPlacement(): string | null;
  set endPlacement(value: string | null);
  /** The part of the threshold over which the indicator appears. Null where it is not given. */
  get endFadeIn(): number | null;
  set endFadeIn(value: number | null);
  /** What becomes of one edge's action while the other's runs. Null where it is not given. */
  get exclusion(): string | null;
  set exclusion(value: string | null);
  /** How momentum slows down. Null where it is not given. */
  get deceleration(): string | null;
  set deceleration(value: string | null);
  /** Rests at multiples of a number of px. Null where it is not given. */
  get snap(): number | null;
  set snap(value: number | null);
  /** `false`: it does not go past its edges. Null where it is not given. */
  get bounces(): boolean | null;
  set bounces(value: boolean | null);
  /** A mouse drags. */
  get mouseDrag(): boolean;
  set mouseDrag(value: boolean);
  /** What a button says that starts the action by a tap. Null where it is not given. */
  get labelTap(): string | null;
  set labelTap(value: string | null);
  /** What a screen reader says when a release would start the action. Null where it is not given. */
  get labelReady(): string | null;
  set labelReady(value: string | null);
  /** What it says while the action runs. Null where it is not given. */
  get labelRefreshing(): string | null;
  set labelRefreshing(value: string | null);
  /** What it says after a success. Null where it is not given. */
  get labelDone(): string | null;
  set labelDone(value: string | null);
  /** What it says after a failure. Null where it is not given. */
  get labelFailed(): string | null;
  set labelFailed(value: string | null);
  /** What it says where a tap tries again. Null where it is not given. */
  get labelRetry(): string | null;
  set labelRetry(value: string | null);
  /** What it says where the edge cannot start. Null where it is not given. */
  get labelUnavailable(): string | null;
  set labelUnavailable(value: string | null);
  /** Gives the focus to the content, and to no button at an edge. */
  focus(options?: FocusOptions): void;
  /** Starts an edge's action, or joins the one that runs. */
  refresh(edge?: Edge): Promise<Outcome>;
  /** Cancels an edge's action. */
  cancel(edge?: Edge): void;
  /** Scrolls, in px from the start. */
  scrollToOffset(offset: number, options?: { animated?: boolean }): void;
  /** Says that the content has changed, even where its size has not. */
  contentChanged(): void;
  /** What has happened to the element, as the text of a trace, to attach to a report. Loads `trace.wasm`. */
  exportTrace(): Promise<string>;
  /** An edge's phase. */
  phaseOf(edge: Edge): Phase;
  /** Calls a function once for each applied frame. */
  addFrameListener(listener: FrameListener): void;
  /** Calls it no more. */
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

/** `<overscroll-list>`: a scroll view whose content is items, millions of them if need be. */
export class OverscrollList extends OverscrollView {
  /** Fills an element with an item. */
  get renderItem(): RenderItem | null;
  set renderItem(value: RenderItem | null);
  /** How many items there are: at most 2^30. What is no number from 0 on changes nothing. */
  get count(): number;
  set count(value: number);
  /** What is at the viewport's start: an item, and how far before it the item starts, in px. */
  get position(): Position;
  /** The items that are seen, at least in part. */
  get visibleItems(): { from: number; count: number };
  /** The engine's numbers, as a copy; null while it is not there. */
  get listPresentation(): Record<string, number | boolean> | null;
  /** How long an item is thought to be until it is measured, in px. Null where it is not given. */
  get estimate(): number | null;
  set estimate(value: number | null);
  /** The number of lanes. Null where it is not given. */
  get columns(): number | null;
  set columns(value: number | null);
  /** How wide a lane is, in px: as many as fit. Null where it is not given. */
  get columnWidth(): number | null;
  set columnWidth(value: number | null);
  /** Each item goes to the shortest lane. */
  get masonry(): boolean;
  set masonry(value: boolean);
  /** Room between items, in px. Null where it is not given. */
  get spacing(): number | null;
  set spacing(value: number | null);
  /** Room between lanes, in px. Null where it is not given. */
  get laneSpacing(): number | null;
  set laneSpacing(value: number | null);
  /** Room before the first item, in px. Null where it is not given. */
  get insetStart(): number | null;
  set insetStart(value: number | null);
  /** Room after the last item, in px. Null where it is not given. */
  get insetEnd(): number | null;
  set insetEnd(value: number | null);
  /** How far beyond the viewport there are elements, in px. Null where it is not given. */
  get overscan(): number | null;
  set overscan(value: number | null);
  /** Where it stays at that edge when items arrive. Null where it is not given. */
  get sticks(): string | null;
  set sticks(value: string | null);
  /** It begins at its end. */
  get startsAtEnd(): boolean;
  set startsAtEnd(value: boolean);
  /** It begins at its end and sticks to it. */
  get chat(): boolean;
  set chat(value: boolean);
  /** Inserts items before an item, or at the end. */
  insertItems(at: number, count?: number, kind?: ItemKind): void;
  /** Inserts items before the first. */
  prependItems(count?: number, kind?: ItemKind): void;
  /** Removes items; none where the first is out of range. */
  removeItems(at: number, count?: number): void;
  /** Moves items to before another, which has the number that it had before the move. */
  moveItems(from: number, count: number, to: number): void;
  /** Everything is new: n items, seen from the start. */
  reset(count: number, kind?: ItemKind): void;
  /** Has items filled anew, all of them where none are given. */
  invalidateItems(from?: number, count?: number): void;
  /** Items of a kind are thought to be so long until they are measured, in px. */
  setEstimate(kind: ItemKind, extent: number): void;
  /** Scrolls to an item. */
  scrollToItem(index: number, options?: { align?: 'start' | 'center' | 'end' | 'nearest'; inside?: number; animated?: boolean }): void;
  /** Scrolls to what was a position. */
  restore(position: Position): void;
  /** The element that shows an item, if there is one. */
  elementOf(index: number): HTMLElement | null;
  /** The item that an element shows, or is in the element of; -1 where it is none. */
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
