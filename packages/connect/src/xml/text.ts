import { Content } from '../content.js';
import type { Unlisted } from '../kept.js';
import { hour, pointInTime } from '../point-in-time.js';
import type { TextCodec, WordCodec } from './codec.js';
import { attributePrefix, isXmlObject, textKey } from './node.js';
import { repeated } from './problems.js';
import type { Reading } from './reading.js';
import type { Writing } from './writing.js';

/** Text that XML cannot hold: most control characters, halves of pairs, two non-characters. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

/** A codec of the text that two functions read and print. */
function textCodec<T>(
  parse: (text: string, at: Reading) => T,
  print: (value: T, at: Writing) => string,
): TextCodec<T> {
  return {
    parse,
    print,
    read: (node, at) => parse(readText(node, at), at),
    write: (value, at) => escape(print(value, at), at),
  };
}

/** The codec of a value that text cannot be empty for. */
function valueCodec<T>(
  parse: (text: string, at: Reading) => T,
  print: (value: T, at: Writing) => string,
): TextCodec<T> {
  return { ...textCodec(parse, print), emptyIsAbsent: true };
}

/** The text of an element that holds nothing else. */
export function readText(node: unknown, at: Reading): string {
  if (typeof node === 'string') return node;
  if (!isXmlObject(node)) return repeated(at);
  for (const key of Object.keys(node)) {
    if (key === textKey || key.startsWith(attributePrefix)) continue;
    at.push(key);
    at.fail(
      'text-unexpected',
      'an element stands where there should be text alone',
      'Ask the sender of the message.',
    );
  }
  at.keepAttributes(node);
  const text = node[textKey];
  return text === undefined ? '' : String(text);
}

/** @throws ConnectError where XML cannot hold the text */
export function escape(text: string, at: Writing): string {
  if (unwritable.test(text)) {
    at.fail(
      'not-in-xml',
      'the text holds a character that XML has no way to write',
      'Take it out.',
    );
  }
  if (!/[&<>"\t\n\r]/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#9;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\r', '&#13;');
}

/** Reports an invalid text with the type that was expected, so that its sender can correct it. */
function invalid(text: string, wanted: string, at: Reading): never {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return at.fail(
    'value-invalid',
    `${JSON.stringify(shown)} is not a valid ${wanted}`,
    `It must be ${wanted}.`,
  );
}

export const string: TextCodec<string> = textCodec(
  (text) => text,
  (value) => value,
);

export const boolean: TextCodec<boolean> = valueCodec(
  (text, at) => {
    const word = text.trim().toLowerCase();
    if (word === 'true' || word === '1') return true;
    return word === 'false' || word === '0' ? false : invalid(text.trim(), 'boolean', at);
  },
  (value) => String(value),
);

/**
 * A codec of whole numbers within bounds: those of the type, and of exact numbers in JavaScript.
 */
export function integer(least: number, most: number): TextCodec<number> {
  const wanted = `whole number from ${least} to ${most}`;
  const fits = (value: number) => Number.isSafeInteger(value) && value >= least && value <= most;
  return valueCodec(
    (text, at) => {
      const word = text.trim();
      const value = Number(word);
      // A zero has no sign in the model.
      return /^[+-]?\d+$/.test(word) && fits(value) ? value + 0 : invalid(word, wanted, at);
    },
    (value, at) =>
      fits(value)
        ? String(value)
        : at.fail('value-invalid', `${value} is not a valid ${wanted}`, `Give a ${wanted}.`),
  );
}

export const decimal: TextCodec<number> = valueCodec(
  (text, at) => {
    const word = text.trim();
    return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(word)
      ? Number(word)
      : invalid(word, 'decimal number', at);
  },
  (value, at) => {
    if (!Number.isFinite(value))
      at.fail('value-invalid', `${value} is no decimal number`, 'Give one.');
    return withoutExponent(value);
  },
);

/** All digits of a number, which a decimal of XML Schema must have. */
function withoutExponent(value: number): string {
  const parts = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(String(value));
  if (parts === null) return String(value);
  const [, sign = '', whole = '', fraction = '', exponent = ''] = parts;
  const digits = whole + fraction;
  const point = 1 + Number(exponent);
  return point > 0
    ? `${sign}${digits.padEnd(point, '0')}`
    : `${sign}0.${'0'.repeat(-point)}${digits}`;
}

export const double: TextCodec<number> = valueCodec(
  (text, at) => {
    const word = text.trim();
    const special = specials.get(word);
    if (special !== undefined) return special;
    return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/.test(word)
      ? Number(word)
      : invalid(word, 'number', at);
  },
  (value) => {
    if (Number.isNaN(value)) return 'NaN';
    if (!Number.isFinite(value)) return value > 0 ? 'INF' : '-INF';
    return Object.is(value, -0) ? '-0' : String(value);
  },
);

const specials = new Map([
  ['INF', Infinity],
  ['-INF', -Infinity],
  ['NaN', Number.NaN],
]);

/**
 * A date and time. Without a zone it is local to the message, and is written back in the same way.
 */
export const dateTime: TextCodec<Date> = valueCodec(
  (text, at) => {
    const word = text.trim();
    // XML Schema knows no year 0.
    const value = word.startsWith('0000') ? undefined : pointInTime(word, at.offset);
    return value ?? invalid(word, 'date and time as in 2026-11-20T18:05:47.33', at);
  },
  (value, at) => {
    const local = new Date(value.getTime() + at.offset * hour);
    const year = local.getUTCFullYear();
    if (Number.isNaN(year) || year < 1 || year > 9999) {
      at.fail(
        'value-invalid',
        'the date is none between the years 1 and 9999',
        'Give a valid date.',
      );
    }
    return (
      local
        .toISOString()
        // The service writes no zeros at the end of the fraction.
        .replace(/\.?0*Z$/, '')
    );
  },
);

/** The codec of a moment that is written with all seven digits of the service. */
export function withAllDigits(codec: TextCodec<Date>): TextCodec<Date> {
  const print = (value: Date, at: Writing) => {
    const [whole = '', fraction = ''] = codec.print(value, at).split('.');
    return `${whole}.${fraction.padEnd(7, '0')}`;
  };
  return { ...codec, print, write: (value, at) => escape(print(value, at), at) };
}

export const base64Binary: TextCodec<Content> = textCodec(
  (text, at) => {
    // The parser leaves large texts as they stand, a CDATA section with its marks too.
    const bare = text.startsWith('<![CDATA[') && text.endsWith(']]>') ? text.slice(9, -3) : text;
    return Content.fromBase64(bare) ?? invalid(bare, 'Base64', at);
  },
  (value) => value.base64,
);

/**
 * One of some words. Another word is kept and reported, since lists grow.
 * @param words the XML's word and the model's; the XML has none for words of JSON alone
 */
export function enumeration<Word extends string>(
  words: readonly (readonly [xml: string | null, word: Word])[],
): WordCodec<Word | Unlisted> {
  const meant = new Map<string, Word>();
  const read = new Map<string, Word>();
  const write = new Map<string, string | null>();
  for (const [xml, word] of words) {
    if (xml !== null) read.set(xml, word);
    write.set(word, xml);
    for (const form of [word, xml ?? word]) meant.set(form.toLowerCase(), word);
  }
  const codec = textCodec<Word | Unlisted>(
    (text, at) => {
      const known = read.get(text) ?? read.get(text.trim());
      if (known !== undefined) return known;
      at.report('unlisted-value', text);
      return text;
    },
    (value, at) => {
      const xml = write.get(value);
      return xml === null
        ? at.fail('not-in-xml', `${value} has no word in XML`, 'Send the event as JSON.')
        : (xml ?? value);
    },
  );
  return { ...codec, match: (text) => meant.get(text.toLowerCase()) };
}
