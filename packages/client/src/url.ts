import type { OperationDescriptor } from './descriptor.js';
import { InputError } from './errors/input-error.js';
import { given } from './input.js';

/**
 * The address of one call: parameters filled in and escaped, lists with commas between.
 * @param baseUrl without a slash at its end
 * @param paramOf the value of a path parameter
 * @param query its fields; those that are undefined are left out
 * @throws InputError where a path parameter is missing or cannot stand in an address
 */
export function buildUrl(
  baseUrl: string,
  { id, path }: OperationDescriptor,
  paramOf: (name: string) => unknown,
  query?: object,
): string {
  let url = baseUrl;
  let end = 0;
  for (let start = path.indexOf('{'); start >= 0; start = path.indexOf('{', end)) {
    url += path.slice(end, start);
    end = path.indexOf('}', start) + 1;
    const name = path.slice(start + 1, end - 1);
    url += step(id, name, paramOf(name));
  }
  url += path.slice(end);
  if (query === undefined) return url;
  const search = new URLSearchParams(
    given(query).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : String(value),
    ]),
  ).toString();
  return search === '' ? url : `${url}?${search}`;
}

/** The value of a path parameter, as a step of an address. */
function step(id: string, name: string, value: unknown): string {
  const text = String(value ?? '');
  try {
    // An address drops steps of dots, and with them the one before: the call would reach another place.
    if (text !== '' && text !== '.' && text !== '..') return encodeURIComponent(text);
  } catch {
    // Half of a character has no place in an address.
  }
  throw new InputError(
    id,
    `the path parameter ${name} ${text === '' ? `is missing${advice(name)}` : `must not be ${text}`}`,
  );
}

/** Advises how to set a parameter that a client can hold for all calls: see `SharedParameter`. */
function advice(name: string): string {
  return /^(?:account|organization)Id$/.test(name)
    ? '; give it in `path`, here or to createClient'
    : '';
}
