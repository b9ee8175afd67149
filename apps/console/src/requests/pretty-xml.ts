/** XML with an element on each line; undefined if it is not XML. */
export function prettyXml(text: string): string | undefined {
  const root = new DOMParser().parseFromString(text, 'application/xml');
  if (root.querySelector('parsererror') !== null) return undefined;
  let depth = 0;
  return text
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/></g, '>\n<')
    .split('\n')
    .map((line) => {
      if (line.startsWith('</')) depth -= 1;
      const indented = '  '.repeat(Math.max(0, depth)) + line;
      if (/^<[^/?!]/.test(line) && !/\/>$|<\/[^>]+>$/.test(line)) depth += 1;
      return indented;
    })
    .join('\n');
}
