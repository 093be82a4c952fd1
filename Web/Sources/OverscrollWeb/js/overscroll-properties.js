import { isUp, lengthOf, truthOf } from './overscroll-attributes.js';

/** The value of an attribute's text, or of null. */
const readers = {
  text: (text) => text,
  number: (text) => (text === null ? null : (lengthOf(text) ?? null)),
  truth: (text) => truthOf(text) ?? null,
  flag: isUp,
};

/** The text of a value, or null. */
const writers = {
  text: String,
  number: String,
  // A framework may pass the attribute's text.
  truth: (value) => String(truthOf(value) ?? Boolean(value)),
  flag: (value) => (value === '' || (value && value !== 'false') ? '' : null),
};

/** The name of the property: `start-threshold` is `startThreshold`. */
export const propertyOf = (attribute) => attribute.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * Defines a property for each attribute. `null` and `undefined` remove the attribute. The property is null
 * without a valid attribute.
 *
 * @param {Function} element
 * @param {Record<string, 'text' | 'number' | 'truth' | 'flag'>} attributes
 */
export function defineProperties(element, attributes) {
  for (const [attribute, kind] of Object.entries(attributes)) {
    Object.defineProperty(element.prototype, propertyOf(attribute), {
      configurable: true,
      enumerable: true,
      get() {
        return readers[kind](this.getAttribute(attribute));
      },
      set(value) {
        const text = value === null || value === undefined ? null : writers[kind](value);
        if (text === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, text);
      },
    });
  }
}

/**
 * Sets properties again that were set before the element's definition, because they hide the class's
 * properties.
 */
export function takeEarlierProperties(element) {
  for (const name of Object.keys(element)) {
    if (!isSettable(element, name)) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}

/** Whether an element's class has a setter of a name. */
function isSettable(element, name) {
  let type = Object.getPrototypeOf(element);
  while (type && !Object.hasOwn(type, name)) type = Object.getPrototypeOf(type);
  return Boolean(type && Object.getOwnPropertyDescriptor(type, name).set);
}

/** The base class; without a page, as in Node, a class without use. */
export const BaseElement = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** Defines an element, unless there is no page, or another copy of this package has defined it. */
export function define(name, element) {
  const registry = globalThis.customElements;
  if (registry && !registry.get(name)) registry.define(name, element);
}
