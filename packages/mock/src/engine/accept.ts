import { isJson, isMediaType, isXml, mediaTypeOf, type MockRequest } from '../message.js';

/** The media types of the Accept header that are some; without any, everything is acceptable. */
export function acceptedTypes({ headers: { accept } }: Pick<MockRequest, 'headers'>): string[] {
  if (accept === undefined) return ['*/*'];
  const known = accept.split(',').filter((part) => isMediaType(mediaTypeOf(part)));
  return known.length > 0 ? known : ['*/*'];
}

/** Whether a caller speaks XML: it asks for it and not for JSON, or sends it and asks for nothing. */
export function prefersXml({
  headers: { accept = '', 'content-type': contentType },
}: Pick<MockRequest, 'headers'>): boolean {
  if (accept === '' && contentType === undefined) return false;
  const wanted = accept.split(',').map(mediaTypeOf);
  if (wanted.some(isJson)) return false;
  return wanted.some(isXml) || (accept === '' && isXml(mediaTypeOf(contentType)));
}
