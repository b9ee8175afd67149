import { defaultLimits } from '@countersign/connect';
import { changed } from '../support/examples.js';
import { json, refuse, withElement, withSubject, xml, type Refused } from './case.js';

const million = 1_000_000;
const { bytes, depth, elements, text } = defaultLimits;
const attributes = (count: number) =>
  Array.from({ length: count }, (_, index) => ` a${index}="x"`).join('');

/** Size and depth. */
export const limits: readonly Refused[] = [
  refuse('100,000 nested elements', 'limit-depth', () => '<a>'.repeat(100_000), '1:121'),
  refuse(`${depth + 1} nested elements`, 'limit-depth', () =>
    withElement(`${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`),
  ),
  refuse('an attribute of 10 million characters', 'limit-attributes', () =>
    withElement(`<Mood a="${'x'.repeat(10 * million)}"/>`),
  ),
  refuse('10,000 attributes', 'limit-attributes', () =>
    withElement(`<Mood${attributes(10_000)}/>`),
  ),
  refuse('33 attributes', 'limit-attributes', () => withElement(`<Mood${attributes(33)}/>`)),
  refuse('a name of 10 million characters', 'limit-attributes', () =>
    withElement(`<${'a'.repeat(10 * million)}/>`),
  ),
  refuse('10 million spaces in a tag', 'limit-attributes', () =>
    withElement(`<Mood${' '.repeat(10 * million)}a="x"/>`),
  ),
  refuse('more elements than the limit', 'limit-elements', () =>
    withElement('<a/>'.repeat(elements)),
  ),
  refuse('a text longer than the limit', 'limit-text', () => withSubject('x'.repeat(text + 1))),
  refuse('a text longer than the limit, in pieces between comments', 'limit-text', () =>
    withSubject(`${'x'.repeat(text / 2)}<!-- -->`.repeat(3)),
  ),
  refuse('a body longer than the limit', 'limit-size', () => new Uint8Array(bytes + 1)),
  refuse('a text longer than the body limit', 'limit-size', () => ' '.repeat(bytes + 1)),
  refuse('a million `<`', 'xml-malformed', () => '<'.repeat(million)),
  refuse('a million `<!`', 'xml-doctype', () => '<!'.repeat(million)),
  refuse('a million `]]>`', 'xml-malformed', () => withSubject(']]>'.repeat(million / 4))),
  refuse('10 million spaces in a closing tag, and a `]]>`', 'xml-malformed', () =>
    changed(xml, '</Subject>', `</Subject${' '.repeat(10 * million)}>]]>`),
  ),
  refuse('half a million `&` before a comment', 'xml-entity', () =>
    withSubject(`${'&'.repeat(million / 2)}<!-- -->`),
  ),
  refuse('a million opening quotes in a processing instruction', 'xml-malformed', () =>
    withElement(`<?a ${'"'.repeat(million + 1)}?>`),
  ),
  refuse('an unterminated comment of 10 million characters', 'xml-malformed', () =>
    withElement(`<!-- ${'x'.repeat(10 * million)}`).replaceAll('-->', '->'),
  ),
  refuse('100,000 nested JSON arrays', 'limit-depth', () => `{"a":${'['.repeat(100_000)}`),
  refuse('100,000 nested JSON objects', 'limit-depth', () => '{"a":'.repeat(100_000)),
  refuse(`a JSON array nested ${depth} deep in a message`, 'limit-depth', () =>
    changed(json, '"retryCount"', `"a":${'['.repeat(depth)}${']'.repeat(depth)},"retryCount"`),
  ),
  refuse('more JSON objects and arrays than the limit', 'limit-elements', () =>
    changed(json, '"signers":[', `"signers":[${'{},'.repeat(elements)}`),
  ),
  refuse(
    'an unterminated JSON string of 10 million backslashes',
    'json-malformed',
    () => `{"a":"${'\\'.repeat(10 * million)}`,
  ),
];
