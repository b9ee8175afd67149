import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payloadModules } from '../src/connect/payload.ts';
import { compiled, type Payload } from './support/payload.ts';

const made = compiled('everything.xsd');
afterAll(() => made.remove());
let payload: Payload;
beforeAll(async () => {
  payload = await made.load();
});

it('generated code and its uses compile under the settings of all packages', () => {
  expect(made.said).toBe('');
  expect(made.status).toBe(0);
});

const declared = 'xmlns="urn:everything" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
/** Creates a document of one element: the attributes in its tag, and its content. */
function createDocument(element: string, inner: string, attributes = ''): string {
  const tag = `${element} ${declared}${attributes === '' ? '' : ` ${attributes}`}`;
  return inner === '' ? `<${tag}/>` : `<${tag}>${inner}</${element}>`;
}
const nameOf = (element: string) => element.slice(0, 1).toLowerCase() + element.slice(1);

const presence = '<Must>a</Must><Demanded>1</Demanded><Nil>2</Nil>';
const listsValue = { some: [], held: [], outer: [] };

describe('read from XML and written back', () => {
  it.each<[what: string, element: string, inner: string, attributes: string, value: object]>([
    [
      'a value of each kind',
      'Values',
      '<TextID> a &amp; b </TextID><Whole>65535</Whole><Price>12.5</Price><Ratio>-0.25</Ratio><Done>true</Done><When>2026-11-20T18:05:47.337</When><File>AAEC</File><Colour>DarkRed</Colour>',
      '',
      {
        textId: ' a & b ',
        whole: 65_535,
        price: 12.5,
        ratio: -0.25,
        done: true,
        when: new Date('2026-11-20T18:05:47.337Z'),
        file: { base64: 'AAEC' },
        colour: 'darkRed',
      },
    ],
    ['required fields alone', 'Values', '<TextID/>', '', { textId: '' }],
    ['infinity', 'Values', '<TextID/><Ratio>-INF</Ratio>', '', { textId: '', ratio: -Infinity }],
    ['NaN', 'Values', '<TextID/><Ratio>NaN</Ratio>', '', { textId: '', ratio: Number.NaN }],
    [
      'a word with an apostrophe',
      'Values',
      "<TextID/><Colour>It's</Colour>",
      '',
      { textId: '', colour: 'itS' },
    ],
    [
      'nil',
      'Presence',
      '<Must>a</Must><Demanded>1</Demanded><Nil xsi:nil="true"/>',
      'Kind="DarkRed"',
      { must: 'a', demanded: 1, nil: null, kind: 'darkRed' },
    ],
    [
      'all optional fields',
      'Presence',
      `${presence}<MayNil xsi:nil="true"/>`,
      'Kind="DarkRed" Size="3"',
      { must: 'a', demanded: 1, nil: 2, mayNil: null, kind: 'darkRed', size: 3 },
    ],
    ['empty lists', 'Lists', '<Held/>', '', listsValue],
    [
      'full lists',
      'Lists',
      '<Some>1</Some><Some>2</Some><Held><Item unit="m"><Amount>1</Amount></Item></Held><Outer><Inner><Item><Amount>2.5</Amount></Item><Item exact="true"><Amount>3</Amount></Item></Inner></Outer>',
      '',
      {
        some: [1, 2],
        held: [{ amount: 1, unit: 'm' }],
        outer: [{ amount: 2.5 }, { amount: 3, exact: true }],
      },
    ],
    [
      'an element by reference',
      'Open',
      '<Measure unit="&lt;m&gt;"><Amount>1</Amount></Measure>',
      '',
      { measure: { amount: 1, unit: '<m>' } },
    ],
    [
      'a local time',
      'Local',
      '<When>2026-11-20T18:00:00</When><Offset>-8</Offset>',
      '',
      { when: new Date('2026-11-21T02:00:00Z'), offset: -8 },
    ],
  ])('%s', (_what, element, inner, attributes, value) => {
    const text = createDocument(element, inner, attributes);
    const read = payload.read(nameOf(element), text);
    expect(read.value).toEqual(value);
    expect(read.findings).toEqual([]);
    expect(payload.problems(nameOf(element), read.value)).toEqual([]);
    const written = payload.write(nameOf(element), read.value);
    // Attributes are written behind the declarations in an order of their own.
    expect(payload.read(nameOf(element), written).value).toEqual(value);
    expect(written).toHaveLength(text.length);
    expect(written.slice(written.indexOf('>'))).toBe(text.slice(text.indexOf('>')));
  });
});

describe('what the schema leaves open', () => {
  it('is kept, with all that is in it', () => {
    const inner = '<Measure><Amount>1</Amount></Measure><Else k="v">text<x/></Else>';
    const { value, findings } = payload.read('open', createDocument('Open', inner));
    expect(value).toMatchObject({
      measure: { amount: 1 },
      unknownElements: [
        { name: 'Else', attributes: { k: 'v' }, text: 'text', elements: [{ name: 'x' }] },
      ],
    });
    expect(findings).toMatchObject([{ code: 'unknown-element', at: '/Open/Else' }]);
    expect(payload.problems('open', value)).toEqual([]);
    expect(payload.read('open', payload.write('open', value)).value).toEqual(value);
  });

  it('is a word that the schema does not list, which zod rejects', () => {
    const text = createDocument('Values', '<TextID>a</TextID><Colour>Mauve</Colour>');
    const { value, findings } = payload.read('values', text);
    expect(value).toEqual({ textId: 'a', colour: 'Mauve' });
    expect(findings).toMatchObject([{ code: 'unlisted-value', at: '/Values/Colour' }]);
    expect(payload.problems('values', value)).toEqual(['/colour']);
    expect(payload.write('values', value)).toBe(text);
  });
});

it.each([
  ['a missing element', 'Values', '', '', 'value-missing', '/Values'],
  [
    'a missing element that JSON may lack',
    'Presence',
    presence.replace('<Demanded>1</Demanded>', ''),
    '',
    'value-missing',
    '/Presence',
  ],
  ['an element twice', 'Values', '<TextID/><TextID/>', '', 'value-repeated', '/Values/TextID'],
  ['a wrong attribute', 'Presence', presence, 'Size="big"', 'value-invalid', '/Presence/@Size'],
  [
    'nil where it is not allowed',
    'Presence',
    presence.replace('<Must>a', '<Must xsi:nil="true">').replace('<Nil>2', '<Nil>'),
    '',
    'value-invalid',
    '/Presence/Nil',
  ],
  ['text among elements', 'Open', 'text', '', 'text-unexpected', '/Open'],
  [
    'an element in text',
    'Values',
    '<TextID><b/></TextID>',
    '',
    'text-unexpected',
    '/Values/TextID/b',
  ],
  [
    'a number out of range',
    'Values',
    '<TextID/><Whole>65536</Whole>',
    '',
    'value-invalid',
    '/Values/Whole',
  ],
  [
    'a decimal with an exponent',
    'Values',
    '<TextID/><Price>1e3</Price>',
    '',
    'value-invalid',
    '/Values/Price',
  ],
  ['a wrong boolean', 'Values', '<TextID/><Done>yes</Done>', '', 'value-invalid', '/Values/Done'],
  [
    'an impossible date',
    'Values',
    '<TextID/><When>2026-02-30T00:00:00</When>',
    '',
    'value-invalid',
    '/Values/When',
  ],
  ['wrong Base64', 'Values', '<TextID/><File>*</File>', '', 'value-invalid', '/Values/File'],
  ['a missing list', 'Lists', '<Some>1</Some>', '', 'value-missing', '/Lists'],
  [
    'a wrong item',
    'Lists',
    '<Some>1</Some><Some>x</Some><Held/>',
    '',
    'value-invalid',
    '/Lists/Some[2]',
  ],
  [
    'a wrong field of an item',
    'Lists',
    '<Held><Item exact="perhaps"><Amount>1</Amount></Item></Held>',
    '',
    'value-invalid',
    '/Lists/Held/Item[1]/@exact',
  ],
])('is not read: %s', (_what, element, inner, attributes, code, at) => {
  const text = createDocument(element, inner, attributes);
  expect(() => payload.read(nameOf(element), text)).toThrow(expect.objectContaining({ code, at }));
});

const bases: Readonly<Record<string, object>> = {
  values: { textId: 'a' },
  presence: { must: 'a', demanded: 1, nil: 1 },
  lists: listsValue,
};

it.each<[what: string, name: string, change: object, at: string, without?: string]>([
  ['a missing field', 'values', {}, '/textId', 'textId'],
  ['a number out of range', 'values', { whole: 65_536 }, '/whole'],
  ['a fraction', 'values', { whole: 1.5 }, '/whole'],
  ['an infinite decimal', 'values', { price: Infinity }, '/price'],
  ['an invalid date', 'values', { when: new Date(Number.NaN) }, '/when'],
  ['a wrong item', 'lists', { held: [{ amount: 1 }, { amount: Number.NaN }] }, '/held/1/amount'],
])('is rejected by zod and not written: %s', (_what, name, change, at, without) => {
  const whole = bases[name] ?? {};
  expect(payload.problems(name, whole)).toEqual([]);
  expect(payload.write(name, whole)).toContain('<');
  const entries = Object.entries({ ...whole, ...change }).filter(([key]) => key !== without);
  const value = Object.fromEntries(entries);
  expect(payload.problems(name, value)).toEqual([at]);
  expect(() => payload.write(name, value)).toThrow(expect.objectContaining({ at }));
});

it.each([
  ['null for a field that is not nillable', 'values', { textId: null }, '/textId'],
  ['undefined for an optional field', 'values', { textId: 'a', done: undefined }, '/done'],
  ['a number as text', 'values', { textId: 'a', whole: '1' }, '/whole'],
  ['a missing list', 'lists', { some: [], held: [] }, '/outer'],
  ['content that is text', 'values', { textId: 'a', file: 'AAEC' }, '/file'],
])('is rejected by zod alone, as by the types: %s', (_what, name, value, zod) => {
  expect(payload.problems(name, value)).toEqual([zod]);
});

it('a field that JSON may lack is required only where XML is written', () => {
  const value = { must: 'a', nil: 1 };
  expect(payload.problems('presence', value)).toEqual([]);
  expect(() => payload.write('presence', value)).toThrow(
    expect.objectContaining({ code: 'value-missing', at: '/demanded' }),
  );
});

it('a word that only JSON has is not written as XML', () => {
  const value = { textId: 'a', colour: 'infrared' };
  expect(payload.problems('values', value)).toEqual([]);
  expect(() => payload.write('values', value)).toThrow(
    expect.objectContaining({ code: 'not-in-xml', at: '/colour' }),
  );
});

it('elements of another namespace are refused, since the reader would not find them', () => {
  const field = { documentation: [], list: false, required: true, optional: false };
  const note = {
    ...field,
    property: 'text',
    kind: 'element' as const,
    path: [{ namespace: 'urn:other', local: 'Text' }],
    value: { kind: 'builtin' as const, name: 'string' as const },
    nillable: false,
    zone: false,
    written: false,
    allDigits: false,
  };
  const model = {
    objects: [{ name: 'Note', documentation: [], fields: [note] }],
    enumerations: [],
    roots: [{ element: { namespace: 'urn:note', local: 'Note' }, object: 'Note' }],
  };
  expect(() => payloadModules(model)).toThrow(
    'Note.text: not all elements are in the namespace urn:note.',
  );
});
