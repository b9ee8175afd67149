/** A payload with a line for each value, for people to read. */
export function formatPayload(payload: string, format: 'json' | 'xml'): string {
  if (format === 'xml') return formatXml(payload);
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload;
  }
}

/**
 * Puts each element on a line of its own, indented by its depth. An element with text stays on one
 * line.
 */
function formatXml(text: string): string {
  const parts = text.replaceAll(/>\s*</g, '>\n<').split('\n');
  let depth = 0;
  return parts
    .map((part) => {
      const closes = part.startsWith('</');
      if (closes) depth -= 1;
      const line = '  '.repeat(Math.max(0, depth)) + part;
      const opens = /^<[^!?/]/.test(part) && !part.endsWith('/>') && !part.includes('</');
      if (opens) depth += 1;
      return line;
    })
    .join('\n');
}
