import { formatPointer } from '@countersign/mock/core/words';

/** More values of a body than these are not looked at. */
const most = 100_000;

/**
 * Finds the objects of a body that have some properties with their values.
 * @returns their places as JSON pointers, in the order of the body
 */
export function locate(body: unknown, properties: Readonly<Record<string, unknown>>): string[] {
  const wanted = Object.entries(properties).filter(([, value]) => value !== undefined);
  const found: string[] = [];
  const left: [string, unknown][] = [['', body]];
  let count = 0;
  for (let one = left.pop(); one !== undefined && count < most; one = left.pop()) {
    count += 1;
    const [place, value] = one;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    const fields = new Map<string, unknown>(Object.entries(value));
    if (wanted.length > 0 && wanted.every(([name, field]) => fields.get(name) === field))
      found.push(place);
    for (const [name, inner] of [...fields].toReversed())
      if (typeof inner === 'object') left.push([place + formatPointer([name]), inner]);
  }
  return found;
}
