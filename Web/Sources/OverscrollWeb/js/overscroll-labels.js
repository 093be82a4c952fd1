const labels = {
  tap: 'Refresh',
  ready: 'Release to refresh',
  refreshing: 'Refreshing',
  done: 'Updated',
  failed: 'Could not refresh',
  retry: 'Could not refresh. Tap to try again',
  unavailable: 'This cannot be refreshed at the moment',
};

/** The names of the attributes that a page sets to say it in other words. */
export const labelAttributes = Object.keys(labels).map((name) => `label-${name}`);

/** What is said and shown, in the page's words or else in English. @param {Element} host @param {string} name */
export const labelOf = (host, name) => host.getAttribute(`label-${name}`) ?? labels[name] ?? '';

const namesOfResults = { success: 'done', exhausted: 'done', failure: 'failed', timedOut: 'failed' };

/** The name of what is said of a result; undefined where nothing is. */
export const nameOfResult = (result) => namesOfResults[result];
