import type { ParseError } from 'jsonc-parser';
import { placeAt } from '../place.ts';
import type { Note } from '../traffic/exchange.ts';
import { excessIn } from '../outside/json-excess.ts';
import { takeLongTexts, type Shortened } from '../outside/long-texts.ts';
import { parseJson, type ParsedJson, parseShortened } from '../outside/parse-json.ts';
import { repairJson, type RepairedJson, findOriginal } from './repair-json.ts';
import { splitCamelCase } from '../split-camel-case.ts';

/** Reading a longer text again to find the place would cost more than the place is worth. */
const longest = 100_000;

/**
 * Explains why and where a text is not valid JSON, without quoting the text, which may hold a
 * secret. The parser that knows positions is loaded only here, since valid JSON does not need it.
 * @param repaired the text after repairs, which is still not valid JSON
 */
async function jsonFault(
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

/** The value of a JSON text, or the reason why it has none. */
export type JsonReading =
  | (ParsedJson & { notes: readonly Note[] })
  | { rule: 'syntax' | 'size'; fault: string };

const noNotes: readonly Note[] = [];

/**
 * Reads JSON, also where the text is only nearly JSON.
 * @param body is within the limits of JSON (`limits.body`)
 */
export async function readJson(body: Buffer): Promise<JsonReading> {
  return readShortened(body, await takeLongTexts(body));
}

/**
 * Reads JSON whose long texts were taken out.
 * @param shortened undefined where it has none
 */
export async function readShortened(
  body: Buffer,
  shortened: Shortened | undefined,
): Promise<JsonReading> {
  try {
    return { ...(await parseShortened(body, shortened)), notes: noNotes };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return readRepaired(body.toString('utf8'), error);
  }
}

/** Turns JSON that is only nearly some into the first thing about it that is not. */
export function refuseRepairs(reading: JsonReading): JsonReading {
  if (!('notes' in reading)) return reading;
  const [first] = reading.notes;
  return first === undefined ? reading : { rule: 'syntax', fault: `it has ${first.sent}.` };
}

async function readRepaired(text: string, error: SyntaxError): Promise<JsonReading> {
  const repaired = repairJson(text);
  if (repaired === undefined || repaired.repairs.length === 0)
    return { rule: 'syntax', fault: await jsonFault(text, error) };
  // Strings and comments have hidden brackets and commas of each other until now.
  const excess = excessIn(Buffer.from(repaired.json));
  if (excess !== undefined) return { rule: 'size', fault: excess };
  try {
    return { value: parseJson(repaired.json), notes: listRepairs(text, repaired) };
  } catch (other) {
    if (!(other instanceof SyntaxError)) throw other;
    return { rule: 'syntax', fault: await jsonFault(text, other, repaired) };
  }
}

/** The first repair of each kind. */
function listRepairs(text: string, { repairs }: RepairedJson): Note[] {
  const kinds = new Set(repairs.map(({ what }) => what));
  return [...kinds].map((kind) => {
    const { line, column } = placeAt(text, repairs.find(({ what }) => what === kind)?.at ?? 0);
    return { in: 'body', at: '', rule: 'json', sent: `${kind} at line ${line}, column ${column}` };
  });
}
