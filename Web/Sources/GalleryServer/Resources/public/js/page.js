/**
 * The entry point of the page.
 *
 * @module
 */
import './swiftui/swiftui.js';
import './gallery.js';
import './lists/lists.js';
