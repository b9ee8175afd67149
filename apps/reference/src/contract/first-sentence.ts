/** The first sentence of a text of the specs, without its Markdown. */
export function firstSentence(text: string): string {
  return findFirstSentence(text.replaceAll(/[`*]/g, ''));
}

/** The first sentence of a plain text, in one line. */
export function findFirstSentence(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return /^.*?[.!?](?= |$)/.exec(line)?.[0] ?? line;
}
