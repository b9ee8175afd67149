/**
 * The part of the page at a selector, which has to be there.
 * @throws where it is not, or is of another kind
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
