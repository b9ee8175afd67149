/** Writes the header `content-disposition` of a file that is saved under its name, in any script. */
export function attachmentHeader(name: string): string {
  return `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
}
