import { wordsOf } from '../json-words.js';

/** Reading a longer text again to find the place would cost more than the place is worth. */
const longest = 100_000;

/**
 * Why a text is no JSON, and where, without a piece of the text: it may hold a secret. The parser
 * that knows places is loaded only here, since JSON that is some needs none.
 */
export async function jsonFault(text: string, { message }: SyntaxError): Promise<string> {
  const { parseWithPointers } = await import('@stoplight/json');
  const fault = text.length > longest ? undefined : firstFault(text);
  if (fault === undefined) return message.replace(/, (\.\.\.)?".*$/s, '.');
  const { line, character } = fault.range.start;
  return `${wordsOf(fault.message)} at line ${line + 1}, column ${character + 1}.`;

  function firstFault(broken: string) {
    try {
      return parseWithPointers(broken, { disallowComments: true }).diagnostics[0];
    } catch (error) {
      // It reads lists in lists by calling itself, and some have thousands.
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  }
}
