/** The element below another one that has to be there. */
export function partOf<Part extends Element>(
  root: Element,
  selector: string,
  type: new () => Part,
): Part {
  const found = root.querySelector(selector);
  if (found instanceof type) return found;
  throw new Error(`There is no ${selector} in ${root.localName}.`);
}
