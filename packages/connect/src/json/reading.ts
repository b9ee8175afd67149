import { ConnectError, type ConnectErrorCode } from '../connect-error.js';
import { Content } from '../content.js';
import type { Finding, JsonObject, JsonValue } from '../kept.js';
import { pointInTime } from '../point-in-time.js';

/** The state that all readers of one message share. */
export interface JsonReading {
  findings: Finding[];
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * An object of a message, whose fields are read one by one. `rest()` returns the fields that were
 * not read, so that nothing is lost.
 * @typeParam Schema the type of the object in the contract, whose names are the only ones to take
 */
export class JsonNode<Schema extends object> {
  readonly #value: JsonObject;
  readonly #pointer: string;
  readonly #reading: JsonReading;
  readonly #taken = new Set<string>();
  /** Objects within this one of which only parts are taken. */
  readonly #parts = new Map<string, { rest(): JsonObject }>();

  constructor(value: JsonObject, pointer: string, reading: JsonReading) {
    this.#value = value;
    this.#pointer = pointer;
    this.#reading = reading;
  }

  /** Text; a number or a boolean counts as such, since the contract writes many as text. */
  text(name: keyof Schema & string): string | undefined {
    const value = this.#take(name);
    if (value === undefined) return undefined;
    if (typeof value === 'string') return value;
    return isScalar(value) ? String(value) : this.#invalid(name, value, 'text');
  }

  required(name: keyof Schema & string): string {
    return this.text(name) ?? this.#fail('value-missing', name, `${name} is missing`);
  }

  has(name: keyof Schema & string): boolean {
    return Object.hasOwn(this.#value, name);
  }

  /** Reports whether a field is true; only then does the field count as read. */
  flagged(name: keyof Schema & string): boolean {
    const value = this.#value[name];
    const says = readFlag(value) === true;
    if (says) this.#taken.add(name);
    return says;
  }

  flag(name: keyof Schema & string): boolean | undefined {
    const value = this.#take(name);
    if (value === undefined) return undefined;
    return readFlag(value) ?? this.#invalid(name, value, 'true or false');
  }

  /** A number, as such or as text. */
  number(name: keyof Schema & string): number | undefined {
    const value = this.#take(name);
    if (value === undefined) return undefined;
    const text = typeof value === 'string' && /\S/.test(value) ? value : Number.NaN;
    const number = typeof value === 'number' ? value : Number(text);
    // JSON itself has no infinite number, but reads one that is too large as such.
    return Number.isFinite(number) ? number : this.#invalid(name, value, 'a number');
  }

  /** Reads a whole number from `least` on. Any other value is kept as an unknown field. */
  whole(name: keyof Schema & string, least = 0): number | undefined {
    const value = this.#value[name];
    const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < least)
      return undefined;
    this.#taken.add(name);
    return number;
  }

  /** A point in time. Without a zone it is in UTC. */
  date(name: keyof Schema & string): Date | undefined {
    const value = this.#take(name);
    if (value === undefined) return undefined;
    const date = typeof value === 'string' ? pointInTime(value, 0) : undefined;
    const wanted = 'a date and time as in 2026-11-20T18:05:47.3300000Z';
    return date ?? this.#invalid(name, value, wanted);
  }

  content(name: keyof Schema & string): Content | undefined {
    const text = this.text(name);
    return text === undefined
      ? undefined
      : (Content.fromBase64(text) ?? this.#invalid(name, text, 'Base64'));
  }

  texts(name: keyof Schema & string): string[] {
    return this.#list(name).map((value, index) =>
      isScalar(value) ? String(value) : this.#invalid(`${name}/${index}`, value, 'text'),
    );
  }

  /** An object of which parts are taken; the rest of it stays in the rest of this one. */
  part<Name extends keyof Schema & string>(
    name: Name,
  ): JsonNode<NonNullable<Schema[Name]> & object> | undefined {
    const value = this.#value[name];
    if (value === undefined || value === null || value === '') return undefined;
    if (!isJsonObject(value)) return this.#invalid(name, value, 'an object');
    this.#taken.add(name);
    const node = new JsonNode<NonNullable<Schema[Name]> & object>(
      value,
      `${this.#pointer}/${name}`,
      this.#reading,
    );
    this.#parts.set(name, node);
    return node;
  }

  /** The objects of a list, all of which are taken, each with a rest of its own. */
  items<Item extends object>(name: keyof Schema & string): JsonNode<Item>[] {
    return this.#list(name).map((value, index) =>
      isJsonObject(value)
        ? new JsonNode<Item>(value, `${this.#pointer}/${name}/${index}`, this.#reading)
        : this.#invalid(`${name}/${index}`, value, 'an object'),
    );
  }

  /** Returns the fields that were not read, including those of nested objects. */
  rest(): JsonObject {
    const rest: JsonObject = {};
    for (const [name, value] of Object.entries(this.#value)) {
      const part = this.#parts.get(name);
      const left = part?.rest();
      if (left !== undefined && (Object.keys(left).length > 0 || isEmpty(value)))
        define(rest, name, left);
      if (left === undefined && !this.#taken.has(name)) define(rest, name, value);
    }
    return rest;
  }

  /** Reports the fields that no reader has taken. */
  reportRest(): void {
    for (const name of Object.keys(this.#value)) {
      if (!this.#taken.has(name)) this.#report('unknown-field', name, name);
    }
  }

  reportUnlisted(name: keyof Schema & string, value: string): void {
    this.#report('unlisted-value', name, value);
  }

  #report(code: Finding['code'], name: string, found: string): void {
    this.#reading.findings.push({ code, at: `${this.#pointer}/${escaped(name)}`, found });
  }

  #list(name: string): JsonValue[] {
    const value = this.#value[name];
    if (value === undefined || value === null || value === '') return [];
    if (!Array.isArray(value)) return this.#invalid(name, value, 'a list');
    this.#taken.add(name);
    return value.filter((item) => item !== null);
  }

  /** Reads a value; `null` and empty text are kept as unknown fields. */
  #take(name: string): JsonValue | undefined {
    const value = Object.hasOwn(this.#value, name) ? this.#value[name] : undefined;
    if (value === undefined || value === null || value === '') return undefined;
    this.#taken.add(name);
    return value;
  }

  #invalid(name: string, value: JsonValue, wanted: string): never {
    const shown = typeof value === 'number' ? String(value) : JSON.stringify(value);
    const short = shown.length > 40 ? `${shown.slice(0, 40)}…` : shown;
    return this.#fail('value-invalid', name, `${short} is not ${wanted}`);
  }

  #fail(code: ConnectErrorCode, name: string, what: string): never {
    const advice = 'Ask whoever sent this, or keep the body and tell us.';
    throw new ConnectError(code, what, advice, `${this.#pointer}/${name}`);
  }
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** The boolean that a value says in any of the forms that the service writes. */
function readFlag(value: unknown): boolean | undefined {
  const word = isScalar(value) ? String(value).toLowerCase() : '';
  if (word === 'true' || word === '1') return true;
  return word === 'false' || word === '0' ? false : undefined;
}

function isEmpty(value: unknown): boolean {
  return isJsonObject(value) && Object.keys(value).length === 0;
}

/** Sets a field of any name, `__proto__` too. */
function define(target: JsonObject, name: string, value: JsonValue): void {
  Object.defineProperty(target, name, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
