const stateOfPhase = { armed: 'triggered', refreshing: 'loading' };

const texts = {
  start: {
    stopped: 'Pull down to reload', triggered: 'Release to reload', loading: 'Fetching new rows',
    invalid: 'Wait for the footer',
  },
  end: {
    stopped: 'Pull up for more', triggered: 'Release to load', loading: 'Fetching more rows',
    invalid: 'Wait for the header',
  },
};

const results = {
  start: { success: 'Reloaded', noMoreContent: 'Reloaded', failure: 'Not reloaded', timedOut: 'Not reloaded' },
  end: { success: 'Loaded', noMoreContent: 'Loaded', failure: 'Nothing loaded', timedOut: 'Nothing loaded' },
};

/**
 * Shows the state of each edge and the result of an action in words, in a view's header and footer. The four
 * states are those of the fifth article.
 */
export function nameStates(view) {
  const update = { start: updater(view, 'start'), end: updater(view, 'end') };
  view.addFrameListener(({ start, end }) => {
    update.start(start);
    update.end(end);
  });
}

function updater(view, edge) {
  const element = view.querySelector(`.state[data-edge=${edge}]`);
  let shown = '';
  return ({ phase, isAvailable }) => {
    const state = isAvailable ? (stateOfPhase[phase] ?? 'stopped') : 'invalid';
    const text = phase === 'noMoreContent' ? 'No more' : (results[edge][element.dataset.result] ?? texts[edge][state]);
    if (shown === state + text) return;
    shown = state + text;
    element.dataset.state = state;
    element.querySelector('b').textContent = state;
    element.querySelector('span').textContent = text;
  };
}
