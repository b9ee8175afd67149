/** Writes a GUID of a path in lower case and without the braces that it may have. */
export function readGuid(text: string): string {
  return text.toLowerCase().replaceAll(/[{}]/g, '');
}
