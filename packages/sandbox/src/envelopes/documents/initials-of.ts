/** The first letters of the words of a name, in capitals. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/u)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}
