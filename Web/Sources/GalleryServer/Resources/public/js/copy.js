/** The time for which a button says that it has copied, in ms. */
const shown = 1600;

/** Makes each button with `data-copies` copy the text of the element with that id. */
export function addCopyButtons() {
  for (const button of document.querySelectorAll('[data-copies]')) {
    const { textContent: name } = button;
    let timer = 0;
    button.addEventListener('click', async () => {
      button.textContent = await copy(document.getElementById(button.dataset.copies));
      clearTimeout(timer);
      timer = setTimeout(() => (button.textContent = name), shown);
    });
  }
}

/** Copies the text of an element, and returns what the button says. */
async function copy(element) {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return 'Copied';
  } catch {
    // Without permission, the visitor can copy the selected text.
    getSelection().selectAllChildren(element);
    return 'Selected';
  }
}
