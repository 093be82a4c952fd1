const styleText = String.raw`
  /* A grid, because in WebKit percentages fail in a flex item with size containment. */
  :host {
    grid-template: minmax(0, 1fr) / 100%; break-inside: avoid; contain: layout paint; position: relative; display: grid;
    overflow: hidden;
  }
  :host([hidden]:not([hidden=until-found])) { display: none; }
  *, *::before { box-sizing: border-box; }

  /* The page anchors its scrolling to the view, not to a part. */
  .frame { overflow-anchor: none; writing-mode: horizontal-tb; display: flex; flex-direction: column; inline-size: 100%; block-size: 100%; }
  .window { position: relative; flex: 1 1 auto; min-block-size: 0; min-inline-size: 0; overflow: hidden; overflow: clip; }
  .header { position: relative; flex: none; z-index: 2; }
  .viewport {
    position: relative; z-index: 1; block-size: 100%;
    overflow: auto; overscroll-behavior: contain; overflow-anchor: none; scroll-behavior: auto !important;
  }
  .viewport:focus { outline: none; }
  :is(.viewport, .result):focus-visible {
    outline: 2px solid var(--overscroll-focus-color, Highlight); outline-offset: -2px;
  }
  .clip { display: flow-root; min-block-size: 100%; }
  .content { display: flow-root; }

  /* Hidden, because removing it later would change the width. */
  .early .viewport { scrollbar-width: none; }
  :host([scrolling=native]) .early .viewport { scrollbar-width: auto; }

  .failed .viewport { overscroll-behavior: auto; }

  .driven { touch-action: pan-x pinch-zoom; }
  .driven .viewport { overflow: hidden; }
  .driven .clip { overflow: clip; }
  .driven .content { will-change: transform; }
  .driven.pan-up { touch-action: pan-x pan-up pinch-zoom; }
  .driven.pan-down { touch-action: pan-x pan-down pinch-zoom; }
  .driven.pan-up.pan-down { touch-action: manipulation; }
  .driven.dragging { touch-action: none !important; }
  /* A script cancels single directions instead. */
  @supports not (touch-action: pan-up) {
    .driven:is(.pan-up, .pan-down, .pan-left, .pan-right) { touch-action: manipulation; }
  }
  :is(.pan-up, .pan-down, .pan-left, .pan-right) .viewport { overscroll-behavior: auto; }
  .dragging { user-select: none; -webkit-user-select: none; cursor: grabbing; }

  .scrollbar {
    position: absolute; z-index: 3; inset-block-start: 3px; inset-inline-end: 3px; inline-size: 6px; border-radius: 3px;
    background: var(--overscroll-scrollbar-color, color-mix(in srgb, currentColor 50%, transparent));
    opacity: 0; visibility: hidden; transition: opacity 0.3s, visibility 0.3s;
  }
  .scrollbar::before { inset: 0 -6px; position: absolute; content: ""; }
  .scrollbar.shown { will-change: transform; opacity: 1; transition-duration: 0.1s; visibility: visible; }
  .frame:not(.driven) .scrollbar, :host([scrollbar=none]) .scrollbar { display: none; }
  @media (forced-colors: active) { .scrollbar { background: CanvasText; forced-color-adjust: none; } }

  .list .content { position: relative; display: block; }
  .list:not(.driven) .viewport, :host([scrolling=native]) .plain .viewport { scrollbar-gutter: stable; }
  .frame:not(.driven, .list) .viewport { overflow-anchor: auto; }
  .plain .content { position: relative; display: flex; flex-direction: column; }
  :host(:not([axis=horizontal])) .plain .content { contain: inline-size; }
  .plain ::slotted([part~=item]) { flex: none; }
  .sentinel { position: absolute; inset-block-end: 0; inset-inline-end: 0; block-size: 1px; inline-size: 1px; }
  .ruler { block-size: 0; visibility: hidden; }
  ::slotted([part~=item]) { contain: layout style; }
  ::slotted([data-pinned]) { z-index: 1; }

  .indicator {
    pointer-events: none; position: absolute; z-index: 0; opacity: var(--overscroll-opacity, 0);
  }
  .indicator.start { inset: 0 0 auto; }
  .indicator.end { inset: auto 0 0; }
  :host([start-placement=in-front]) .indicator.start, :host([end-placement=in-front]) .indicator.end { z-index: 2; }
  .tappable, :host([start-policy=tap]) .start, :host([end-policy=tap]) .end { z-index: 2; }
  .tappable { pointer-events: auto; }
  .header-indicates .indicator.start { pointer-events: none; }
  .header-indicates .indicator.start > * { display: none; }

  :host([axis=horizontal]) .frame { flex-direction: row; }
  :host([axis=horizontal]) .driven { touch-action: pan-y pinch-zoom; }
  :host([axis=horizontal]) .driven.pan-left { touch-action: pan-y pan-left pinch-zoom; }
  :host([axis=horizontal]) .driven.pan-right { touch-action: pan-y pan-right pinch-zoom; }
  :host([axis=horizontal]) .driven.pan-left.pan-right { touch-action: manipulation; }
  :host([axis=horizontal]) .scrollbar {
    inset-block: auto 3px; inset-inline: 3px auto; inline-size: auto; block-size: 6px;
  }
  :host([axis=horizontal]) .scrollbar::before { inset: -6px 0; }
  :host([axis=horizontal]) .clip { inline-size: max-content; min-inline-size: 100%; block-size: 100%; }
  :host([axis=horizontal]) .content { inline-size: max-content; block-size: 100%; flex-direction: row; }
  :host([axis=horizontal]) .ruler { inline-size: 0; block-size: 100%; }
  :host([axis=horizontal]) ::slotted([part~=item]) { inline-size: max-content; }
  :host([axis=horizontal]) .indicator { display: grid; align-items: center; }
  :host([axis=horizontal]) .indicator.start { inset-block: 0; inset-inline: 0 auto; }
  :host([axis=horizontal]) .indicator.end { inset-block: 0; inset-inline: auto 0; }

  .result { all: unset; }
  .outcome { display: grid; place-items: center; }
  .outcome > * { grid-area: 1 / 1; }
  .spinner {
    display: block; margin: 16px auto; fill: none; stroke-width: 2.5; stroke-linecap: round;
    rotate: calc(var(--overscroll-rotation, 0turn) - 0.25turn); stroke: currentColor;
  }
  :host([axis=horizontal]) .spinner { margin: auto 16px; }
  .track { opacity: 0.15; }
  .arc { stroke-dasharray: calc(var(--overscroll-progress, 0) * 75) 100; }

  .result { display: flex; align-items: center; gap: 8px; visibility: hidden; }
  .tappable .result { visibility: visible; }
  :host(:not([axis=horizontal])) .tappable .spinner { visibility: hidden; }
  .indicator:not([data-result]) .sign { display: none; }
  .sign { fill: none; stroke: currentColor; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round; }
  .sign path { display: none; }
  :host([axis=horizontal]) .words { display: none; }
  .indicator:is([data-result=success], [data-result=noMoreContent]) .well, .indicator:is([data-result=failure],
    [data-result=timedOut]) .ill { display: inline; }
  .indicator:is([data-result=success], [data-result=noMoreContent], [data-result=failure], [data-result=timedOut]) {
    & .result { visibility: visible; }
    & .spinner { visibility: hidden; }
  }

  .notice { flex: none; padding: 8px 16px; }
  .notice:empty { display: none; }
  .status {
    position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden;
    clip-path: inset(50%); white-space: nowrap;
  }
`;

/** @type {WeakMap<Window, CSSStyleSheet>} */
const sheetsOf = new WeakMap();

/**
 * Returns the style sheet of the views in a window, because the sheet of another window cannot be used.
 * @param {any} window
 */
export function styleSheet(window) {
  let sheet = sheetsOf.get(window);
  if (!sheet) {
    sheet = new window.CSSStyleSheet();
    sheet.replaceSync(styleText);
    sheetsOf.set(window, sheet);
  }
  return sheet;
}
