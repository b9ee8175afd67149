/** The pattern of a GUID within a longer text, in lower or, with the flag `i`, in any case. */
export const guidPattern = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;

const guid = new RegExp(`^${guidPattern}$`, 'i');

/** Reports whether a text is a GUID with its four hyphens and without braces, in any case. */
export function isGuid(text: string): boolean {
  return guid.test(text);
}
