import type { Note } from './note.js';
import type { Shape } from './shape.js';
import type { Reading } from './tolerance.js';

/** How a scalar is read, and who is told what was not canonical. */
export interface ScalarReading {
  reading: Reading;
  note(found: Omit<Note, 'at'>): void;
}

/** The canonical form of a string, a number or a boolean; undefined where it counts as absent. */
export function readScalar(sent: unknown, shape: Shape, { reading, note }: ScalarReading): unknown {
  const scalar = reading.scalars === undefined ? sent : convertType(sent, shape);
  if (scalar !== sent) note({ rule: 'type', sent: String(sent), canonical: String(scalar) });
  if (typeof scalar !== 'string') return scalar;
  if (scalar === '' && reading.emptyText !== undefined && !takesEmpty(shape)) {
    note({ rule: 'empty', sent: '' });
    return undefined;
  }
  const canonical = readText(scalar, shape, reading);
  if (canonical === undefined) return scalar;
  const { rule, text } = canonical;
  // The text of Base64 is long, and says nothing to a reader.
  note(rule === 'base64' ? { rule } : { rule, sent: scalar, canonical: text });
  return text;
}

/** A scalar as the type that the schema has for it; itself where no type fits. */
function convertType(sent: unknown, { types, words }: Shape): unknown {
  if (types.size === 0) return sent;
  const flag = words?.size === 2 && words.has('true') && words.has('false');
  if (flag && (sent === 1 || sent === '1')) return 'true';
  if (flag && (sent === 0 || sent === '0')) return 'false';
  switch (typeof sent) {
    case 'number':
      if (types.has('number') || (types.has('integer') && Number.isInteger(sent))) return sent;
      if (types.has('boolean') && (sent === 0 || sent === 1)) return sent === 1;
      return types.has('string') ? String(sent) : sent;
    case 'boolean':
      return types.has('boolean') || !types.has('string') ? sent : String(sent);
    case 'string':
      return types.has('string') ? sent : (readTyped(sent.trim(), types) ?? sent);
    default:
      return sent;
  }
}

function readTyped(text: string, types: Shape['types']): number | boolean | undefined {
  if (types.has('boolean')) {
    if (/^(true|1)$/i.test(text)) return true;
    if (/^(false|0)$/i.test(text)) return false;
  }
  if (types.has('number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (types.has('integer') && /^-?\d+$/.test(text)) return Number(text);
  return undefined;
}

/** Whether empty text is a value of its own, as in a free text. */
function takesEmpty({ types, words, format }: Shape): boolean {
  if (types.size > 0 && !types.has('string')) return false;
  if (words !== undefined) return words.has('');
  return format === undefined || format === 'base64';
}

interface CanonicalText {
  rule: 'value' | 'moment' | 'base64';
  text: string;
}

/** The canonical form of a text; undefined where it has that form, or none. */
function readText(
  text: string,
  { words, format }: Shape,
  reading: Reading,
): CanonicalText | undefined {
  if (words !== undefined && reading.enumValues !== undefined) {
    const word = words.get(text.toLowerCase());
    return word === undefined || word === text ? undefined : { rule: 'value', text: word };
  }
  if (format === 'moment' && reading.moments !== undefined) {
    const moment = readMoment(text);
    return moment === undefined ? undefined : { rule: 'moment', text: moment };
  }
  if (format === 'base64' && reading.base64 !== undefined && /\s/.test(text))
    return { rule: 'base64', text: text.replace(/\s+/g, '') };
  return undefined;
}

/** A date without time is its first moment, and one without a zone is in UTC. */
function readMoment(text: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return `${text}T00:00:00Z`;
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text) ? `${text}Z` : undefined;
}
