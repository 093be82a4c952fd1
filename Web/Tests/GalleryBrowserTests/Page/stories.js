import { runUntil } from '/testing/story-clock.js';
import { OverscrollList, OverscrollView } from '/overscroll/overscroll.js';
import { Story } from '/testing/story.js';

await Promise.all([OverscrollView.load(), OverscrollList.load()]);

/** Plays stories in parallel, with and without the end of their actions. @param {import('./story.js').Told[]} told */
export const play = (told) =>
  runUntil(Promise.all(told.map((each) => Promise.all([true, false].map((ends) => new Story(each, ends).play())))));
