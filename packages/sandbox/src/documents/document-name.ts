/** The name and type of a document in a request; an empty extension counts as none. */
export interface DocumentName {
  /** The name that the document has; its end is the extension where no other is given. */
  name: string;
  fileExtension?: string | undefined;
}

/**
 * Splits a name before its extension, which has up to ten letters or digits: `Lease.PDF` gives `Lease`
 * and `.PDF`, and `v1.2 final` has no extension.
 */
export function splitExtension(name: string): { stem: string; end: string } {
  const end = /\.\w{1,10}$/u.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - end.length), end };
}

/** The extension of a name, in lower case and without its dot; empty if it has none. */
export function getExtension(name: string): string {
  return splitExtension(name).end.slice(1).toLowerCase();
}

/** A name without its extension; one that is nothing else stays. */
export function cutExtension(name: string): string {
  return splitExtension(name).stem || name;
}

/** An extension as it is kept: in lower case, and without the dot that some callers send. */
export function plainExtension(extension: string): string {
  return extension.replace(/^\./u, '').toLowerCase();
}

/** The extension of a document: the given one, else that of its name. */
export function extensionOf({ name, fileExtension = '' }: DocumentName): string {
  return fileExtension === '' ? getExtension(name) : plainExtension(fileExtension);
}
