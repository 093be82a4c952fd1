import { isUp, lengthOf, truthOf } from './overscroll-attributes.js';

/** What an attribute's text, or null, stands for. */
const readers = {
  text: (text) => text,
  number: (text) => (text === null ? null : (lengthOf(text) ?? null)),
  truth: (text) => truthOf(text) ?? null,
  flag: isUp,
};

/** The text that stands for a value, or null. */
const writers = {
  text: String,
  number: String,
  // A framework hands on the attribute's own text.
  truth: (value) => String(truthOf(value) ?? Boolean(value)),
  flag: (value) => (value === '' || (value && value !== 'false') ? '' : null),
};

/** The property's name: `start-trigger` is `startTrigger`. */
export const propertyOf = (attribute) => attribute.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * Gives a class a property for each attribute. `null` and `undefined` take the attribute away, and it reads as null where
 * there is none, or where it is no such value.
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

/** Hands the element what was set on it before its class was known: that hides the class's own properties. */
export function takeEarlierProperties(element) {
  for (const name of Object.keys(element)) {
    if (!isSettable(element, name)) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}

/** Whether an element's class has a property of a name that can be set. */
function isSettable(element, name) {
  let type = Object.getPrototypeOf(element);
  while (type && !Object.hasOwn(type, name)) type = Object.getPrototypeOf(type);
  return Boolean(type && Object.getOwnPropertyDescriptor(type, name).set);
}

/** What an element is made from: where there is no page, as in Node, a class that nobody can use. */
export const BaseElement = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** Defines an element, unless there is no page, or another copy of this package has defined it. */
export function define(name, element) {
  const registry = globalThis.customElements;
  if (registry && !registry.get(name)) registry.define(name, element);
}
