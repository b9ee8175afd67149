/** The name and type of a document in a request; an empty extension counts as none. */
export interface DocumentName {
  /** The name that the document has; its end is the extension where no other is given. */
  name: string;
  fileExtension?: string | undefined;
}

/**
 * Finds the extension; the text after the last dot of a name counts only if it can be one: `v1.2
 * final` has none.
 */
export function extensionOf({ name, fileExtension = '' }: DocumentName): string {
  const given = fileExtension === '' ? (/\.(\w{1,5})$/u.exec(name)?.[1] ?? '') : fileExtension;
  return given.replace(/^\./u, '').toLowerCase();
}
