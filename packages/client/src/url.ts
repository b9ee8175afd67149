import type { OperationDescriptor } from './descriptor.js';
import type { RawInput } from './input.js';

/** The address of one call: parameters filled in and escaped, lists with commas between. */
export function buildUrl(
  baseUrl: string,
  { id, path }: OperationDescriptor,
  input: Pick<RawInput, 'path' | 'query'>,
): string {
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = input.path?.[name];
    if (value === undefined || value === '')
      throw new TypeError(`${id}: the path parameter ${name} is missing`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined)
      query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return `${baseUrl.replace(/\/+$/, '')}${filled}${search}`;
}
