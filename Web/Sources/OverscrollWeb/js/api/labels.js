const labels = {
  tap: 'Refresh',
  ready: 'Release to refresh',
  refreshing: 'Refreshing',
  done: 'Updated',
  failed: 'Could not refresh',
  retry: 'Could not refresh. Tap to try again',
  unavailable: 'This cannot be refreshed at the moment',
};

/** The names of the attributes with labels, which a page sets to translate them. */
export const labelAttributes = Object.keys(labels).map((name) => `label-${name}`);

/**
 * The label to announce and show: the page's label, or else the English one.
 * @param {Element} host
 * @param {string} name
 */
export const labelOf = (host, name) => host.getAttribute(`label-${name}`) ?? labels[name] ?? '';

const namesOfResults = { success: 'done', noMoreContent: 'done', failure: 'failed', timedOut: 'failed' };

/** Returns the name of the label for a result; undefined if the result has no label. */
export const nameOfResult = (result) => namesOfResults[result];
