import * as fc from 'fast-check';

const markup = [
  '<',
  '>',
  '"',
  "'",
  ']]>',
  ']]',
  '<![CDATA[',
  '<!--',
  '-->',
  '<?x ?>',
  '<a/>',
  '</',
];
const entities = ['&', '&amp;', '&lt;', '&#0;', '&#13;', '&x;'];
const brackets = ['\\', '\\"', '{', '}', '[', ']', ':', ',', '%', '$&'];
const spaces = [
  '\r',
  '\n',
  '\r\n',
  '\t',
  ' ',
  '  ',
  '\u00A0',
  '\u0085',
  '\u2028',
  '\uFEFF',
  '\u200B',
];
const letters = [
  'é',
  'e\u0301',
  'ß',
  'Ω',
  '日本',
  'עברית',
  '🖋',
  '👩‍🚀',
  '\u{1D4B3}',
  '\uFFFD',
  '\u007F',
];
const words = [
  '__proto__',
  'constructor',
  'true',
  'null',
  '0',
  '-0',
  '0x10',
  '1e5',
  'NaN',
  '#text',
  '@_a',
];

/** Pieces that often break readers and writers of XML and JSON. */
const pieces = fc.constantFrom(
  ...markup,
  ...entities,
  ...brackets,
  ...spaces,
  ...letters,
  ...words,
);

const characters = fc.string({ unit: 'binary', maxLength: 8 });

/** Characters that XML cannot write. */
const halves = ['\uD800', '\uDC00'];
const controls = ['\0', '\u0001', '\u0008', '\u000B', '\u000C', '\u001F', '\uFFFE', '\uFFFF'];
export const notXml: fc.Arbitrary<string> = fc.constantFrom(...controls, ...halves);

// oxlint-disable-next-line no-control-regex -- these are what is taken out
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Any text that XML can hold. */
export const xmlText: fc.Arbitrary<string> = fc
  .array(fc.oneof(pieces, characters), { maxLength: 5 })
  .map((parts) => parts.join('').replaceAll(forbidden, ''));

/** Any text that JSON can hold; there a text that is empty says nothing. */
export const jsonText: fc.Arbitrary<string> = fc
  .array(fc.oneof(pieces, characters, notXml), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(''))
  .filter((text) => text !== '');
