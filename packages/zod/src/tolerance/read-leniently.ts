import type { Note } from './note.js';
import { isAbsent, readScalar } from './read-scalar.js';
import type { Shape } from './shape.js';
import type { Reading } from './tolerance.js';

/** The canonical form of a value. */
export interface LenientResult {
  /** The value itself if it is canonical; otherwise a copy with the changes. */
  readonly value: unknown;
  /** The first thousand notes of tolerated values, and of unknown names; more say nothing new. */
  readonly notes: readonly Note[];
}

const mostNotes = 1000;
const none: readonly Note[] = [];

/**
 * Reads a value as the service does and returns its canonical form. It does not validate: a value
 * without a canonical form stays as it is, for a validator to reject. A root that counts as absent
 * is undefined.
 */
export function readLeniently(value: unknown, shape: Shape, reading: Reading): LenientResult {
  const reader = new Reader(reading);
  return { value: reader.read(value, shape), notes: reader.notes ?? none };
}

/**
 * Most values are canonical, so that nothing is made until something is not: no copy, no note, and
 * no pointer. The place is kept as the steps that lead to it.
 */
class Reader {
  notes: Note[] | undefined;
  readonly #reading: Reading;
  readonly #steps: (string | number)[] = [];
  readonly #counts = { tolerated: 0, unknown: 0 };

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** The canonical form. Undefined means absent: JSON has no undefined of its own. */
  read(sent: unknown, shape: Shape): unknown {
    if (typeof sent === 'string' && isCanonicalText(sent, shape)) return sent;
    if (typeof sent === 'object') {
      if (sent === null) return this.#readNull(shape);
      if (Array.isArray(sent))
        return shape.items === undefined ? sent : this.#readItems(sent, shape.items);
      // A copy would lose the nature of such an object, such as a date or bytes.
      return isPlain(sent) && takesObject(shape) ? this.#readProperties(sent, shape) : sent;
    }
    return readScalar(sent, shape, this.#reading, this.#noteScalar);
  }

  #readNull(shape: Shape): null | undefined {
    if (!isAbsent(null, shape, this.#reading)) return null;
    this.#note({ rule: 'null', sent: 'null' });
    return undefined;
  }

  #readItems(sent: readonly unknown[], items: Shape): readonly unknown[] {
    let copy: unknown[] | undefined;
    for (let index = 0; index < sent.length; index += 1) {
      const before = sent[index];
      this.#steps.push(index);
      const after = this.read(before, items);
      this.#steps.pop();
      if (after !== before) copy ??= sent.slice(0, index);
      if (after !== undefined) copy?.push(after);
    }
    return copy ?? sent;
  }

  #readProperties(sent: Record<string, unknown>, shape: Shape): Record<string, unknown> {
    let copy: Record<string, unknown> | undefined;
    // V8 reads the values fastest this way. A plain object inherits no property that this finds.
    for (const name in sent) {
      const before = sent[name];
      const known = shape.property(name);
      // Most values are such texts, for which no place is noted.
      if (typeof before === 'string' && known !== undefined && staysAsItIs(before, known)) continue;
      this.#steps.push(name);
      const canonical = known === undefined ? this.#findName(sent, name, shape) : name;
      const property = known ?? (canonical === undefined ? undefined : shape.property(canonical));
      if (canonical !== undefined && property !== undefined) {
        const after = property.ignored === true ? undefined : this.read(before, property);
        if (after !== before || canonical !== name) {
          copy ??= { ...sent };
          // Another spelling may have put its value here already.
          if (canonical !== name || (after === undefined && copy[name] === before))
            delete copy[name];
          if (after !== undefined) copy[canonical] = after;
        }
      } else if (this.#reading.unknownNames !== undefined && !shape.open) {
        copy ??= { ...sent };
        delete copy[name];
      }
      this.#steps.pop();
    }
    return copy ?? sent;
  }

  /** The canonical name of a property that the schema does not have as it was sent. */
  #findName(sent: Record<string, unknown>, name: string, shape: Shape): string | undefined {
    const canonical =
      this.#reading.propertyNames === undefined
        ? undefined
        : shape.canonicalName(name.toLowerCase());
    const property = canonical === undefined ? undefined : shape.property(canonical);
    // The canonical spelling wins where both have a value.
    if (
      canonical === undefined ||
      property === undefined ||
      (Object.hasOwn(sent, canonical) && !isAbsent(sent[canonical], property, this.#reading))
    ) {
      if (!shape.open) this.#note({ rule: 'unknown', sent: name });
      return undefined;
    }
    if (property.ignored !== true) this.#note({ rule: 'name', sent: name, canonical });
    return canonical;
  }

  #note(found: Omit<Note, 'at'>): void {
    this.notes ??= [];
    // Notes of unknown names have a limit of their own, so that no other notes take their room.
    const count = found.rule === 'unknown' ? 'unknown' : 'tolerated';
    if (this.#counts[count] >= mostNotes) return;
    this.#counts[count] += 1;
    this.notes.push({ ...found, at: this.#steps.map((step) => `/${escapeStep(step)}`).join('') });
  }

  readonly #noteScalar = (found: Omit<Note, 'at'>): void => this.#note(found);
}

/**
 * Reports whether a text is canonical by a short look: any text, as for most properties, or a word
 * as the enum has it.
 */
function isCanonicalText(text: string, { types, words, format }: Shape): boolean {
  if (!types.has('string')) return false;
  return words === undefined ? format === undefined && text !== '' : words.get(text) === text;
}

/** Reports whether a text is a property that stays as it is. */
function staysAsItIs(text: string, shape: Shape): boolean {
  return shape.ignored !== true && isCanonicalText(text, shape);
}

function takesObject({ types }: Shape): boolean {
  return types.size === 0 || types.has('object');
}

function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function escapeStep(step: string | number): string {
  return typeof step === 'string' ? step.replaceAll('~', '~0').replaceAll('/', '~1') : String(step);
}
