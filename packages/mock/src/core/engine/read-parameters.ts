import type { RequestContext } from '../steps/context.ts';
import type { Note } from '../traffic/exchange.ts';
import type { CompiledOperation, CompiledParameter } from './contract.ts';
import { findShape } from './json-shape.ts';
import type { RequestMode } from './request-mode.ts';
import type { PathValues } from './path-tree.ts';
import { readScalar } from './tolerance.ts';

/** The values of the address, in their canonical forms. */
export interface ReadParameters {
  path: PathValues;
  query: URLSearchParams;
  notes: readonly Note[];
}

type Sent = Pick<RequestContext, 'operation' | 'path' | 'query'>;
type Reading = RequestMode['reading'];

/**
 * Reads path and query leniently. Canonical parameters, as in nearly every request, are not copied.
 */
export function readParameters({ operation, path, query }: Sent, reading: Reading): ReadParameters {
  const known = findKnown(operation);
  const notes: Note[] = [];
  return {
    path: known.path.length === 0 ? path : readPath(path, known.path, reading, notes),
    query: query.size === 0 ? query : readQuery(query, known, reading, notes),
    notes,
  };
}

/** The parameters that lenient reading is about. */
interface KnownParameters {
  /** Path parameters whose values have other forms. */
  path: readonly CompiledParameter[];
  /** All, by their names in lower case. */
  query: ReadonlyMap<string, CompiledParameter>;
  /** The operators behind names of fields; undefined if other parameters are unknown. */
  operators: readonly string[] | undefined;
}

const byOperation = new WeakMap<CompiledOperation, KnownParameters>();

function findKnown(operation: CompiledOperation): KnownParameters {
  let known = byOperation.get(operation);
  if (known === undefined) {
    const { parameters, operators } = operation;
    known = {
      operators,
      path: parameters.filter((one) => one.in === 'path' && one.schema !== undefined),
      query: new Map(
        parameters
          .filter((one) => one.in === 'query')
          .map((one): [string, CompiledParameter] => [one.name.toLowerCase(), one]),
      ),
    };
    byOperation.set(operation, known);
  }
  return known;
}

function readPath(
  path: PathValues,
  parameters: readonly CompiledParameter[],
  reading: Reading,
  notes: Note[],
): PathValues {
  const changed: Record<string, string> = {};
  for (const parameter of parameters) {
    const before = path[parameter.name] ?? '';
    const after = readText(before, parameter, reading, notes);
    if (after !== before) changed[parameter.name] = after;
  }
  return Object.keys(changed).length === 0 ? path : { ...path, ...changed };
}

function readQuery(
  query: URLSearchParams,
  { query: known, operators }: Pick<KnownParameters, 'query' | 'operators'>,
  reading: Reading,
  notes: Note[],
): URLSearchParams {
  let changed = false;
  const pairs: [string, string][] = [];
  for (const [name, before] of query) {
    const parameter = known.get(name.toLowerCase());
    if (parameter === undefined) {
      if (!isField(name, operators))
        notes.push({ in: 'query', at: name, rule: 'unknown', sent: name });
      pairs.push([name, before]);
      continue;
    }
    const canonical = reading.propertyNames === undefined ? name : parameter.name;
    if (canonical !== name)
      notes.push({ in: 'query', at: name, rule: 'name', sent: name, canonical });
    const after = readText(before, parameter, reading, notes);
    changed ||= canonical !== name || after !== before;
    pairs.push([canonical, after]);
  }
  return changed ? new URLSearchParams(pairs) : query;
}

/**
 * Checks whether a parameter compares a field of the items, such as `title` or `title[ne]`. The
 * handler of the list knows the fields.
 */
function isField(name: string, operators: readonly string[] | undefined): boolean {
  if (operators === undefined) return false;
  const begin = name.indexOf('[');
  if (begin < 0) return true;
  return name.endsWith(']') && operators.includes(name.slice(begin + 1, -1));
}

/** Values in an address are always text, even for booleans. */
function readText(
  before: string,
  { in: where, name, schema, list }: CompiledParameter,
  reading: Reading,
  notes: Note[],
): string {
  if (schema === undefined || before === '') return before;
  const shape = findShape(schema, {});
  let found: Omit<Note, 'in' | 'at'> | undefined;
  const readOne = (text: string) =>
    String(
      readScalar(text, shape, reading, (note) => {
        found = note;
      }),
    );
  const most = reading.scalars === undefined ? undefined : schema['x-most'];
  if (most !== undefined && /^\d+$/.test(before) && Number(before) > most) {
    notes.push({ in: where, at: name, rule: 'most', sent: before, canonical: String(most) });
    return String(most);
  }
  const after = list === true ? readList(before, readOne) : readOne(before);
  if (after === before || (found === undefined && list !== true)) return before;
  const rule = found?.rule ?? 'value';
  notes.push({ in: where, at: name, rule, sent: before, canonical: after });
  return after;
}

/** Reads each word of a list. Spaces around the commas, and commas without a word, mean nothing. */
function readList(text: string, readOne: (word: string) => string): string {
  const words = text.split(',').map((word) => word.trim());
  const read = words.filter((word) => word !== '').map(readOne);
  return read.length === 0 ? text : read.join(',');
}
