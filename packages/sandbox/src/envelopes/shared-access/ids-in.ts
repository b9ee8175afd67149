/** The words of a parameter that lists them with commas between, in lower case. */
export function idsIn(text = ''): string[] {
  return text
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
}
