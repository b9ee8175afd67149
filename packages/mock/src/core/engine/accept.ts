import { isJson, isMediaType, isXml, parseMediaType, type MockRequest } from '../message.ts';

const anything: readonly string[] = ['*/*'];

/** The few Accept headers that clients have, taken apart. */
const known = new Map<string, readonly string[]>();
const most = 1000;

/** The valid media types of the Accept header; without any, everything is acceptable. */
export function acceptedTypes({
  headers: { accept },
}: Pick<MockRequest, 'headers'>): readonly string[] {
  if (accept === undefined) return anything;
  let types = known.get(accept);
  if (types === undefined) {
    const some = accept.split(',').filter((part) => isMediaType(parseMediaType(part)));
    types = some.length > 0 ? some : anything;
    if (known.size >= most) known.clear();
    known.set(accept, types);
  }
  return types;
}

/**
 * Reports whether a caller prefers XML: it accepts XML and not JSON, or it sends XML and accepts
 * anything.
 */
export function prefersXml({
  headers: { accept = '', 'content-type': contentType },
}: Pick<MockRequest, 'headers'>): boolean {
  if (accept === '' && contentType === undefined) return false;
  const wanted = accept.split(',').map(parseMediaType);
  if (wanted.some(isJson)) return false;
  return wanted.some(isXml) || (accept === '' && isXml(parseMediaType(contentType)));
}
