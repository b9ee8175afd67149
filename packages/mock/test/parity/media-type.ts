/**
 * Returns the media type of a Content-Type header, without its parameters; empty if there is none.
 */
export function parseMediaType(header: string | undefined): string {
  return header?.split(';')[0]?.trim().toLowerCase() ?? '';
}

export function isJson(mediaType: string): boolean {
  return /[/+]json$/.test(mediaType);
}

export function isXml(mediaType: string): boolean {
  return /[/+]xml$/.test(mediaType);
}

export function isForm(mediaType: string): boolean {
  return mediaType === 'application/x-www-form-urlencoded' || mediaType === 'multipart/form-data';
}
