/**
 * The entry point of the first page.
 *
 * @module
 */
import { addCopyButtons } from './copy.js';
import { followTheme } from './theme.js';
import { linkDocs } from './docs-link.js';
import { start } from './swiftui/swiftui.js';

followTheme(document.querySelector('#theme'));
addCopyButtons();
start((docs) => linkDocs(docs));
