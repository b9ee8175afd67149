/** Reports whether a body of a media type is JSON. */
export function isJson(mediaType: string): boolean {
  return /[/+]json$/.test(mediaType);
}

/** Returns the file name extension of a media type, without the dot. */
export function extensionOf(mediaType: string): string {
  const subtype = mediaType.slice(mediaType.indexOf('/') + 1);
  return subtype === 'octet-stream' ? 'bin' : subtype;
}
