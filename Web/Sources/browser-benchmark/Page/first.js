import '/overscroll/overscroll.js';

document.querySelector('overscroll-list').renderItem = (element, index) => {
  element.textContent = `Row ${index}`;
  globalThis.firstRow ??= performance.now();
};
