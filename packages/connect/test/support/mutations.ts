import * as fc from 'fast-check';
import type { Example } from './examples.js';

const signs = [...'<>/&"\'=!-[]?;:# a0{},\\'];
const characters = ['\0', '\u0001', '\t', '\r\n', '\u00A0', '\uFEFF', '\uD800', '\uFFFF', 'é', '🖋'];
const marks = ['<a>', '</a>', '<a/>', '<!--', '-->', '<![CDATA[', ']]>', '<?x ?>', '<!DOCTYPE a>'];
const entities = ['&x;', '&#0;', '&#65;'];
const names = ['xmlns:', 'xmlns=""', 'xsi:nil="true"', '<x:a/>', '<__proto__/>', '"__proto__":{},'];
const values = ['null', '1e999', '-1'];

/** The pieces that a mutation may insert. */
const pieces = fc.oneof(
  fc.constantFrom(...signs, ...characters, ...marks, ...entities, ...names, ...values),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }),
);

/** Replaces, puts in or takes out some characters. */
const edits = fc.array(
  fc.record({
    // Unbiased, since a bias would prefer the beginning.
    at: fc.noBias(fc.nat(0x7fffffff)),
    removed: fc.noBias(fc.nat(3)),
    piece: fc.option(pieces, { nil: '' }),
  }),
  { minLength: 1, maxLength: 3 },
);

/** Parts of XML that the examples do not have, put in so that they can be damaged. */
function richer(text: string): string {
  return text
    .replace(
      /<Subject>(\w+)/,
      '<Subject a="b" c=\'d\'><!-- c --><![CDATA[x<y]]>&amp;&#65;<?p q?>$1',
    )
    .replace('<TimeZone>', '<x:Mood xmlns:x="urn:x" x:y="z"><x:Deep/></x:Mood><TimeZone>');
}

/** Messages that are damaged at one to three places. */
export function mutated(examples: readonly Example[]): fc.Arbitrary<string> {
  return fc.tuple(fc.constantFrom(...examples), edits).map(([{ text }, list]) =>
    list.reduce((damaged, { at, removed, piece }) => {
      const place = at % damaged.length;
      return damaged.slice(0, place) + piece + damaged.slice(place + removed);
    }, richer(text)),
  );
}
