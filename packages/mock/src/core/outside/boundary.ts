/** Returns the boundary in a media type; undefined if it has none. */
export function readBoundary(contentType: string): string | undefined {
  // No boundary holds a semicolon (RFC 2046, 5.1.1).
  for (const parameter of contentType.split(';').slice(1)) {
    const text = parameter.trim();
    const equals = text.indexOf('=');
    if (text.slice(0, equals).toLowerCase() !== 'boundary') continue;
    const value = text.slice(equals + 1);
    const isQuoted = value.length > 2 && value.startsWith('"') && value.endsWith('"');
    const boundary = isQuoted ? value.slice(1, -1) : (value.split(/\s/, 1)[0] ?? '');
    return boundary === '' ? undefined : boundary;
  }
  return undefined;
}
