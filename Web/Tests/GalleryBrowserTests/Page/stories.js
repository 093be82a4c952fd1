import { hidePage, runUntil } from '/testing/story-clock.js';
import { OverscrollList, OverscrollView } from '/overscroll/overscroll.js';
import { Story } from '/testing/story.js';

await Promise.all([OverscrollView.load(), OverscrollList.load()]);

/** Plays stories in parallel. @param {import('./story.js').Plan[]} plans */
export const play = (plans) => {
  // All stories about a hidden tab have the same pause. The action of each story runs before frame 110, and at most two
  // steps precede the instant at which the tab is hidden.
  const tab = plans.find(({ hiding }) => hiding === 'tab');
  if (tab) hidePage(110 + 2 * tab.pause, 113 + 5 * tab.pause);
  return runUntil(Promise.all(plans.map((plan) => new Story(plan).play())));
};
