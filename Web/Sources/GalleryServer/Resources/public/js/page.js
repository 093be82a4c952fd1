/**
 * The whole page.
 *
 * @module
 */
import './swiftui/swiftui.js';
import './gallery.js';
import './lists/lists.js';
