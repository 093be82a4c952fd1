/**
 * The whole page: what a build makes `gallery.js` of.
 *
 * @module
 */
import './swiftui/swiftui.js';
import './gallery.js';
import './lists/lists.js';
