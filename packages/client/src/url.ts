import type { OperationDescriptor } from './descriptor.js';
import { InputError } from './errors/input-error.js';
import { given } from './input.js';

/**
 * The address of one call: parameters filled in and escaped, lists with commas between.
 * @param query its fields; those that are undefined are left out
 * @throws InputError where a path parameter is missing or cannot stand in an address
 */
export function buildUrl(
  baseUrl: string,
  { id, path }: OperationDescriptor,
  params: Readonly<Record<string, unknown>>,
  query?: object,
): string {
  let url = baseUrl.replace(/\/+$/, '');
  let isName = false;
  for (const part of path.split(/[{}]/)) {
    url += isName ? step(id, part, params[part]) : part;
    isName = !isName;
  }
  if (query !== undefined) {
    const search = new URLSearchParams(
      given(query).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(',') : String(value),
      ]),
    ).toString();
    if (search !== '') url += `?${search}`;
  }
  return url;
}

/** The value of a path parameter, as a step of an address. */
function step(id: string, name: string, value: unknown): string {
  const text = String(value ?? '');
  // An address drops steps of dots, and with them the one before: the call would reach another place.
  // Half of a character has no place in an address at all.
  if (/^\.{0,2}$|[\ud800-\udfff]/u.test(text))
    throw new InputError(
      id,
      `the path parameter ${name} ${text === '' ? 'is missing' : `must not be ${text}`}`,
    );
  return encodeURIComponent(text);
}
