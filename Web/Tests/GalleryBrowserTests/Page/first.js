import '/overscroll/overscroll.js';

const list = document.querySelector('overscroll-list');
list.renderItem = (element, index) => {
  element.textContent = `Row ${index}`;
  globalThis.firstRow ??= performance.now();
};
