/** The first sentence of a text of the specs, without its Markdown. */
export function firstSentence(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll(/[`*]/g, '').trim();
  return /^.*?[.!?](?= |$)/.exec(line)?.[0] ?? line;
}
