/** The text that stands where a sentence is still to be written. A test of the specs rejects it. */
const placeholder = 'To be written';

/** Replaces the summary and the description at the top of a document by a placeholder. */
export function blankSentences(text: string): string {
  const lines: string[] = [];
  let isInside = false;
  for (const line of text.split('\n')) {
    if (isInside && (line.startsWith(' ') || line === '')) continue;
    const [, key] = /^(summary|description):/.exec(line) ?? [];
    isInside = key !== undefined;
    lines.push(
      key === undefined ? line : `${key}: ${placeholder}${key === 'description' ? '.' : ''}`,
    );
  }
  return lines.join('\n');
}
