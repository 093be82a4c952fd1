const article = (name) => `overscrollarticles/comingfrom${name}`;
const guide = (name) => `overscroll/${name}`;
const list = (name) => `overscrolllists/${name}`;
const rows = (name) => `overscrollrows/${name}`;

const pages = {
  completion: article('acompletion'),
  completionLater: article('acompletion'),
  completionParts: article('acompletion'),
  binding: article('abinding'),
  horizontalList: article('ahorizontallist'),
  threads: article('threads'),
  headerFooter: article('headerandfooter'),
  headerFooterDefaults: article('headerandfooter'),
  headerOnly: article('headerandfooter'),
  footerOnly: article('headerandfooter'),
  customHeader: article('headerandfooter'),
  action: guide('gettingstarted'),
  retry: guide('firstload'),
  styles: guide('indicatorstyles'),
  customIndicator: guide('yourownstyle'),
  placements: guide('numbersandplacements'),
  policies: guide('whenanactionstarts'),
  list: guide('gettingstarted'),
  paging: guide('loadingmore'),
  exclusion: guide('edgesofalist'),
  horizontal: guide('edgesofalist'),
  outcomes: guide('startingfromcode'),
  begin: guide('startingfromcode'),
  kept: guide('keepingacontroller'),
  secondFloor: guide('whenanactionstarts'),
  interop: guide('migratingfromrefreshable'),
  cards: article('ahorizontallist'),
  deck: list('listsofanylength'),
  ranges: article('ahorizontallist'),
  archive: list('listsofanylength'),
  cache: list('listsofanylength'),
  masonry: list('photogrid'),
  sections: list('sections'),
  chat: list('chat'),
  places: list('keepingyourplace'),
  mail: rows('swipeactions'),
  reorder: rows('reorderingrows'),
  swipe: rows('swipeactions'),
  selection: rows('selectingrows'),
  index: rows('listindex'),
  thumb: rows('listindex'),
  check: guide('onaphone'),
};

/**
 * Returns the address of a screen's documentation page; undefined if the screen has none.
 *
 * @param {string} id
 */
export const docsPage = (id) => (pages[id] ? `/docs/documentation/${pages[id]}/` : undefined);
