import type { Compound } from './compound.ts';
import { type TakeBlock, takeParagraphs } from './text-taker.ts';

/** The properties of a message that are shown, by the numbers that they have. */
const heads = [
  ['From', '0C1A'],
  ['To', '0E04'],
  ['Cc', '0E03'],
] as const;
const subject = '0037';
const body = '1000';
const bodyAsHtml = '1013';

/**
 * Reads a message of Outlook: who wrote it to whom, its subject and its text.
 * @param takeHtml reads the text of a message that is only there as HTML
 * @throws Error where the message has no text that can be read
 */
export async function readMsg(
  file: Compound,
  take: TakeBlock,
  takeHtml: (html: string) => Promise<void>,
): Promise<void> {
  const title = property(file, subject);
  if (title !== '') take({ kind: 'heading', level: 1, text: title });
  for (const [name, number] of heads) {
    const value = property(file, number);
    if (value !== '') take({ kind: 'paragraph', text: `${name}: ${value}` });
  }
  const text = property(file, body);
  const html = file.find(`__substg1.0_${bodyAsHtml}0102`);
  if (text !== '') takeParagraphs(text.replaceAll('\r\n', '\n'), take);
  else if (html !== undefined) await takeHtml(new TextDecoder().decode(html));
  else if (title === '') throw new Error('The message has no text.');
}

/** A property that is text, in either of the two ways to write it. */
function property(file: Compound, number: string): string {
  const wide = file.find(`__substg1.0_${number}001F`);
  if (wide !== undefined) return trim(new TextDecoder('utf-16le').decode(wide));
  const narrow = file.find(`__substg1.0_${number}001E`);
  return narrow === undefined ? '' : trim(new TextDecoder('windows-1252').decode(narrow));
}

function trim(text: string): string {
  return text.replaceAll('\0', '').trim();
}
