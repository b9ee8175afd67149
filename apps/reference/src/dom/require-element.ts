/**
 * Finds the part of the page at a selector, which must exist.
 * @throws if it does not exist, or is of another class
 */
export function requireElement<Part extends Element>(
  root: Element,
  selector: string,
  type: new () => Part,
): Part {
  const found = root.querySelector(selector);
  if (found instanceof type) return found;
  throw new Error(`There is no ${selector} in ${root.localName}.`);
}
