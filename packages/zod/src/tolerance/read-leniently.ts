import type { Note } from './note.js';
import { readScalar } from './read-scalar.js';
import type { Shape } from './shape.js';
import type { Reading } from './tolerance.js';

/** The canonical form of a value. */
export interface LenientResult {
  /** The value itself where it is canonical; otherwise a copy with what had to change. */
  readonly value: unknown;
  readonly notes: readonly Note[];
}

/**
 * Reads a value as the service does and returns its canonical form. It does not validate: what has
 * no canonical form stays as it is, for a validator to reject. A root that counts as absent is
 * undefined.
 */
export function readLeniently(value: unknown, shape: Shape, reading: Reading): LenientResult {
  const notes: Note[] = [];
  return { value: read(value, shape, ''), notes };

  // Undefined means absent: JSON has no undefined of its own.
  function read(sent: unknown, of: Shape, at: string): unknown {
    if (sent === null) return readNull(of, at);
    if (Array.isArray(sent)) return of.items === undefined ? sent : readItems(sent, of.items, at);
    if (isObject(sent)) return readProperties(sent, of, at);
    return readScalar(sent, of, { reading, note: (found) => notes.push({ ...found, at }) });
  }

  function readNull({ types }: Shape, at: string): unknown {
    if (reading.nulls === undefined || types.size === 0 || types.has('null')) return null;
    notes.push({ rule: 'null', at, sent: 'null' });
    return undefined;
  }

  function readItems(sent: readonly unknown[], items: Shape, at: string): readonly unknown[] {
    const result = sent.map((item, index) => read(item, items, `${at}/${index}`));
    if (result.every((item, index) => item === sent[index])) return sent;
    return result.filter((item) => item !== undefined);
  }

  function readProperties(sent: Record<string, unknown>, of: Shape, at: string): unknown {
    let copy: Record<string, unknown> | undefined;
    for (const [name, before] of Object.entries(sent)) {
      const place = `${at}/${escapePointer(name)}`;
      const canonical = findName(sent, name, of, place);
      const property = canonical === undefined ? undefined : of.property(canonical);
      if (canonical === undefined || property === undefined) continue;
      const after = read(before, property, place);
      if (canonical === name && after === before) continue;
      copy ??= { ...sent };
      if (canonical !== name || after === undefined) delete copy[name];
      if (after !== undefined) copy[canonical] = after;
    }
    return copy ?? sent;
  }

  /** The canonical name of a property; undefined where the schema has none. */
  function findName(
    sent: Record<string, unknown>,
    name: string,
    of: Shape,
    at: string,
  ): string | undefined {
    if (of.property(name) !== undefined) return name;
    const canonical =
      reading.propertyNames === undefined ? undefined : of.canonicalName(name.toLowerCase());
    // The canonical spelling wins where both are there.
    if (canonical === undefined || Object.hasOwn(sent, canonical)) {
      if (!of.open) notes.push({ rule: 'unknown', at, sent: name });
      return undefined;
    }
    notes.push({ rule: 'name', at, sent: name, canonical });
    return canonical;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function escapePointer(name: string): string {
  return name.includes('~') || name.includes('/')
    ? name.replaceAll('~', '~0').replaceAll('/', '~1')
    : name;
}
