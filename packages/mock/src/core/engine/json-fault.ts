import type { ParseError } from 'jsonc-parser';
import { splitCamelCase } from '../split-camel-case.ts';
import { placeAt } from '../place.ts';
import { findOriginal, type RepairedJson } from './repair-json.ts';

/** Reading a longer text again to find the place would cost more than the place is worth. */
const longest = 100_000;

/**
 * Explains why and where a text is not valid JSON, without quoting the text, which may hold a
 * secret. The parser that knows positions is loaded only here, since valid JSON does not need it.
 * @param repaired the text after repairs, which is still not valid JSON
 */
export async function jsonFault(
  text: string,
  { message }: SyntaxError,
  repaired: RepairedJson = { json: text, repairs: [] },
): Promise<string> {
  const { json, repairs } = repaired;
  const { parse, printParseErrorCode } = await import('jsonc-parser');
  const fault = json.length > longest ? undefined : firstFault(json);
  if (fault === undefined) return message.replace(/, (\.\.\.)?".*$/s, '.');
  const { line, column } = placeAt(text, findOriginal(fault.offset, repairs));
  return `${splitCamelCase(printParseErrorCode(fault.error))} at line ${line}, column ${column}.`;

  function firstFault(broken: string): ParseError | undefined {
    const faults: ParseError[] = [];
    try {
      parse(broken, faults, { disallowComments: true });
    } catch (error) {
      // It reads lists in lists by calling itself, and some have thousands.
      if (error instanceof RangeError) return undefined;
      throw error;
    }
    return faults[0];
  }
}
