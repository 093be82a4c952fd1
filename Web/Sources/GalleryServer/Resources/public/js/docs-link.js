const front = '/docs/documentation/overscroll/';

/**
 * Links the documentation, or says how to build it.
 *
 * @param {boolean} hasDocs Whether the server has a documentation site.
 */
export function linkDocs(hasDocs) {
  const element = document.querySelector('#docs-link');
  if (hasDocs) {
    const link = document.createElement('a');
    link.href = front;
    link.textContent = 'Documentation';
    element.replaceChildren(link);
  } else {
    const command = document.createElement('code');
    command.textContent = 'Scripts/docs --site';
    element.replaceChildren('Docs: run ', command);
  }
}
