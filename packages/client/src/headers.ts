import type { OperationDescriptor } from './descriptor.js';
import { InputError } from './errors/input-error.js';
import { given } from './input.js';

/** Adds headers that have a value; of two with the same name the later one wins. */
export function putHeaders(
  descriptor: OperationDescriptor,
  headers: Record<string, string>,
  more: object | undefined,
): void {
  for (const [name, value] of given(more))
    headers[name.toLowerCase()] = headerValue(descriptor, name, String(value));
}

/**
 * The value of a header, if it can be one.
 * @throws InputError, without the value: `fetch` would name it, and it may be a secret
 */
export function headerValue({ id }: OperationDescriptor, name: string, value: string): string {
  if (/[^\t\u0020-\u007e\u0080-\u00ff]/.test(value))
    throw new InputError(id, `the header ${name} contains an invalid character`);
  return value;
}
