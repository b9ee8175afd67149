import { placeAt } from '../place.ts';
import type { Note } from '../traffic/exchange.ts';
import { jsonFault } from './json-fault.ts';
import { excessIn } from '../outside/json-excess.ts';
import { parseJson } from '../outside/parse-json.ts';
import { repairJson, type RepairedJson } from './repair-json.ts';

/** The value of a JSON text, or the reason why it has none. */
export type JsonReading =
  | { value: unknown; notes: readonly Note[] }
  | { rule: 'syntax' | 'size'; fault: string };

const noNotes: readonly Note[] = [];

/**
 * Reads JSON, also where the text is only nearly JSON.
 * @param body is within the limits of JSON (`limits.body`)
 */
export async function readJson(body: Buffer): Promise<JsonReading> {
  const text = body.toString('utf8');
  try {
    return { value: parseJson(text), notes: noNotes };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return readRepaired(text, error);
  }
}

/** Reads JSON that is some, and names the first thing about it that is not. */
export async function readStrictJson(body: Buffer): Promise<JsonReading> {
  const reading = await readJson(body);
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
