import { hidePage, runUntil } from '/testing/story-clock.js';
import { OverscrollList, OverscrollView } from '/overscroll/overscroll.js';
import { Story } from '/testing/story.js';

await Promise.all([OverscrollView.load(), OverscrollList.load()]);

/** Plays stories in parallel, with and without the end of their actions. @param {import('./story.js').Plan[]} plans */
export const play = (plans) => {
  // All stories about a hidden tab have the same pause, and their first steps begin well before frame 200.
  const tab = plans.find(({ hiding }) => hiding === 'tab');
  if (tab) hidePage(200, 203 + 3 * tab.pause);
  return runUntil(Promise.all(plans.map((each) => Promise.all([true, false].map((ends) => new Story(each, ends).play())))));
};
