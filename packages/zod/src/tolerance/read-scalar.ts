import type { Note } from './note.js';
import type { Shape } from './shape.js';
import type { Reading } from './tolerance.js';

/**
 * Receives the note about a scalar that is not canonical, without its place, which the caller
 * knows.
 */
export type NoteScalar = (found: Omit<Note, 'at'>) => void;

/**
 * Returns the canonical form of a string, a number or a boolean; undefined if it counts as absent.
 */
export function readScalar(
  sent: unknown,
  shape: Shape,
  reading: Reading,
  note: NoteScalar,
): unknown {
  const scalar = reading.scalars === undefined ? sent : convertType(sent, shape);
  if (scalar !== sent)
    note({ rule: 'type', sent: JSON.stringify(sent), canonical: JSON.stringify(scalar) });
  if (typeof scalar !== 'string') return scalar;
  if (isAbsent(scalar, shape, reading)) {
    note({ rule: 'empty', sent: '' });
    return undefined;
  }
  return readText(scalar, shape, reading, note);
}

/** A scalar as the type that the schema has for it; itself where no type fits. */
function convertType(sent: unknown, { types, words }: Shape): unknown {
  if (types.size === 0) return sent;
  switch (typeof sent) {
    case 'string':
      if (!types.has('string')) return readTyped(sent.trim(), types) ?? sent;
      return sent === '0' || sent === '1' ? (readFlag(sent, words) ?? sent) : sent;
    case 'number':
      if (types.has('number') || (types.has('integer') && Number.isInteger(sent))) return sent;
      if (types.has('boolean') && (sent === 0 || sent === 1)) return sent === 1;
      return types.has('string') ? (readFlag(String(sent), words) ?? String(sent)) : sent;
    case 'boolean':
      return types.has('boolean') || !types.has('string') ? sent : String(sent);
    default:
      return sent;
  }
}

/** A boolean that travels as text, written as 0 or 1. */
function readFlag(text: string, words: Shape['words']): string | undefined {
  if (words?.size !== 2 || !words.has('true') || !words.has('false')) return undefined;
  return text === '1' ? 'true' : text === '0' ? 'false' : undefined;
}

function readTyped(text: string, types: Shape['types']): number | boolean | undefined {
  if (types.has('boolean')) {
    if (/^(true|1)$/i.test(text)) return true;
    if (/^(false|0)$/i.test(text)) return false;
  }
  if (types.has('number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (!types.has('integer') || !/^-?\d+$/.test(text)) return undefined;
  // A whole number that would come out as another one stays text, for a validator to reject.
  const whole = Number(text);
  return Number.isSafeInteger(whole) ? whole : undefined;
}

/**
 * Reports whether a value counts as missing: undefined, or null or empty text where they are not
 * valid.
 */
export function isAbsent(value: unknown, shape: Shape, reading: Reading): boolean {
  if (value === null)
    return reading.nulls !== undefined && shape.types.size > 0 && !shape.types.has('null');
  if (value === '') return reading.emptyText !== undefined && !takesEmpty(shape);
  return value === undefined;
}

/** Reports whether empty text is a valid value, as in a free text. */
function takesEmpty({ types, words, format }: Shape): boolean {
  if (types.size > 0 && !types.has('string')) return false;
  if (words !== undefined) return words.has('');
  return format === undefined || format === 'base64';
}

/** Returns the canonical form of a text, or the text itself if it has none. */
function readText(
  text: string,
  { words, format }: Shape,
  reading: Reading,
  note: NoteScalar,
): string {
  if (words !== undefined && reading.enumValues !== undefined) {
    const word = words.get(text) ?? words.get(text.toLowerCase());
    if (word === undefined || word === text) return text;
    note({ rule: 'value', sent: text, canonical: word });
    return word;
  }
  if (format === 'moment' && reading.moments !== undefined) {
    const moment = readMoment(text);
    if (moment === undefined) return text;
    note({ rule: 'moment', sent: text, canonical: moment });
    return moment;
  }
  if (format === 'base64' && reading.base64 !== undefined && /\s/.test(text)) {
    // The text is long, and says nothing to a reader.
    note({ rule: 'base64' });
    return text.replace(/\s+/g, '');
  }
  return text;
}

const dateWithTime =
  /^(?<date>\d{4}-\d\d-\d\d)([T ](?<minutes>\d\d:\d\d)(?<seconds>:\d\d(\.\d+)?)?(?<zone>Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * Converts a moment to RFC 3339; undefined if it already conforms, or is not a moment. A date
 * without a time is its first moment, and one without a zone is in UTC.
 */
function readMoment(text: string): string | undefined {
  const parts = dateWithTime.exec(text)?.groups;
  if (parts === undefined) return undefined;
  const { date = '', minutes = '00:00', seconds = ':00', zone = 'Z' } = parts;
  const canonicalZone = /^[+-]\d{4}$/.test(zone)
    ? `${zone.slice(0, 3)}:${zone.slice(3)}`
    : zone.toUpperCase();
  const moment = `${date}T${minutes}${seconds}${canonicalZone}`;
  // A date that does not exist stays as it was sent, for a validator to reject.
  return moment === text || Number.isNaN(Date.parse(moment)) || !isOnCalendar(date)
    ? undefined
    : moment;
}

/** Reports whether a date exists: JavaScript reads 30 February as 2 March. */
function isOnCalendar(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
}
