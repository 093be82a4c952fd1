import { isUp, lengthOf, truthOf } from './attributes.js';

/**
 * Functions that convert the text of an attribute, or null, to the value of a property, by the attribute's
 * kind.
 */
const readers = {
  text: (text) => text,
  number: (text) => (text === null ? null : (lengthOf(text) ?? null)),
  truth: (text) => truthOf(text) ?? null,
  flag: isUp,
};

/**
 * Functions that convert the value of a property to the text of an attribute, or null, by the attribute's
 * kind.
 */
const writers = {
  text: String,
  number: String,
  // A framework may set the property to the text of the attribute.
  truth: (value) => String(truthOf(value) ?? Boolean(value)),
  flag: (value) => (value === '' || (value && value !== 'false') ? '' : null),
};

/** Returns the name of an attribute's property: `startThreshold` for `start-threshold`. */
export const propertyOf = (attribute) => attribute.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * Defines a property for each attribute. Setting the property to `null` or `undefined` removes the attribute.
 * If the attribute is missing or invalid, the property is null.
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
 * Repeats assignments to properties that the page made before the element was defined. Such an assignment
 * makes a plain property of the object, which hides the class's property, so that property is removed.
 */
export function takeEarlierProperties(element) {
  for (const name of Object.keys(element)) {
    if (!isSettable(element, name)) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}

/** Whether the class of an element has a setter with a name. */
function isSettable(element, name) {
  let type = Object.getPrototypeOf(element);
  while (type && !Object.hasOwn(type, name)) type = Object.getPrototypeOf(type);
  return Boolean(type && Object.getOwnPropertyDescriptor(type, name).set);
}

/**
 * The base class of the elements. Outside a page, as in Node, it is an empty class, so that the modules can
 * be imported.
 */
export const BaseElement = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** Defines an element in a page, unless another copy of this package has already defined it. */
export function define(name, element) {
  const registry = globalThis.customElements;
  if (registry && !registry.get(name)) registry.define(name, element);
}
