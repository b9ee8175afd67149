const longest = 100;

/**
 * Shows a name or an ID of a request in a message: an empty or blank one in quotation marks, since
 * it could not be seen, and the beginning of a long one.
 */
export function showName(name: string | number | undefined): string {
  const text = String(name ?? '');
  if (text.trim() === '') return JSON.stringify(text.slice(0, longest));
  return text.length <= longest ? text : `${text.slice(0, longest)}…`;
}
