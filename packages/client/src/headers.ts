import type { OperationDescriptor } from './descriptor.js';
import { InputError } from './errors/input-error.js';
import { given } from './input.js';

/**
 * Puts headers that have a value to others, by their names in lower case; of two with one name the
 * later stands.
 * @throws InputError, without the value: `fetch` would name it, and it may be a secret
 */
export function putHeaders(
  { id }: OperationDescriptor,
  headers: Record<string, string>,
  more: object | undefined,
): void {
  for (const [name, value] of given(more)) {
    const text = String(value);
    if (/[^\t\u0020-\u007e\u0080-\u00ff]/.test(text))
      throw new InputError(id, `the header ${name} holds a character that headers cannot carry`);
    headers[name.toLowerCase()] = text;
  }
}
