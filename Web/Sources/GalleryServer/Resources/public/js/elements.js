/**
 * The entry point of the second page, with the elements for web pages.
 *
 * @module
 */
import { linkDocs } from './docs-link.js';
import { followTheme } from './theme.js';
import './gallery.js';
import './lists/lists.js';

followTheme(document.querySelector('#theme'));
const { docs } = await (await fetch('/api/screens')).json();
linkDocs(docs);
