import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compiled, generated, type Payload } from './support/payload.ts';

const made = compiled('everything.xsd');
afterAll(() => made.remove());
let payload: Payload;
beforeAll(async () => {
  payload = await made.load();
});

it('generated code and its uses keep to our settings of TypeScript', () => {
  expect(made.said).toBe('');
  expect(made.status).toBe(0);
});

const declared = 'xmlns="urn:everything" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
/** A document of one element, in short: what stands behind its name in the tag, and in it. */
function documentOf(element: string, inner: string, attributes = ''): string {
  const tag = `${element} ${declared}${attributes === '' ? '' : ` ${attributes}`}`;
  return inner === '' ? `<${tag}/>` : `<${tag}>${inner}</${element}>`;
}
const nameOf = (element: string) => element.slice(0, 1).toLowerCase() + element.slice(1);

/** What a document says, the object that it becomes. */
type Good = [what: string, element: string, inner: string, attributes: string, value: object];

const lists = '<Some>1</Some><Some>2</Some><Held/>';
const listsValue = { some: [1, 2], any: [], held: [], mayHold: [], outer: [] };

const good: Good[] = [
  [
    'a value of each kind',
    'Values',
    '<TextID> a &amp; b </TextID><Token>a b</Token><Link>https://a.example/?b</Link><Whole>255</Whole><Price>12.5</Price><Ratio>-0.25</Ratio><Done>true</Done><When>2026-11-20T18:05:47.337</When><Day>2026-11-20</Day><File>AAEC</File><Colour>DarkRed</Colour>',
    '',
    {
      textId: ' a & b ',
      token: 'a b',
      link: 'https://a.example/?b',
      whole: 255,
      price: 12.5,
      ratio: -0.25,
      done: true,
      when: new Date('2026-11-20T18:05:47.337Z'),
      day: '2026-11-20',
      file: { base64: 'AAEC' },
      colour: 'darkRed',
    },
  ],
  ['only what must be there', 'Values', '<TextID/>', '', { textId: '' }],
  [
    'a number that is infinite',
    'Values',
    '<TextID/><Ratio>-INF</Ratio>',
    '',
    { textId: '', ratio: -Infinity },
  ],
  [
    'a number that is none',
    'Values',
    '<TextID/><Ratio>NaN</Ratio>',
    '',
    { textId: '', ratio: Number.NaN },
  ],
  [
    'a word with a mark',
    'Values',
    "<TextID/><Colour>It's</Colour>",
    '',
    { textId: '', colour: 'itS' },
  ],
  [
    'nothing said to be nothing',
    'Presence',
    '<Must>a</Must><Demanded>1</Demanded><Nil xsi:nil="true"/>',
    'Kind="DarkRed"',
    { must: 'a', demanded: 1, nil: null, kind: 'darkRed' },
  ],
  [
    'all that may be there',
    'Presence',
    '<Must>a</Must><Demanded>1</Demanded><Nil>2</Nil><MayNil xsi:nil="true"/>',
    'Kind="DarkRed" Size="3"',
    { must: 'a', demanded: 1, nil: 2, mayNil: null, kind: 'darkRed', size: 3 },
  ],
  [
    'values within their facets',
    'Facets',
    '<Code>A-12</Code><Name>abc</Name><Pair>ab</Pair><Few>-1</Few><Rate>0.5</Rate><Share>1</Share>',
    '',
    { code: 'A-12', name: 'abc', pair: 'ab', few: -1, rate: 0.5, share: 1 },
  ],
  [
    'characters that are two to JavaScript',
    'Facets',
    '<Code>none</Code><Name>🐟🐟🐟</Name><Pair>🐟🐟</Pair><Few>5</Few>',
    '',
    { code: 'none', name: '🐟🐟🐟', pair: '🐟🐟', few: 5 },
  ],
  ['one of a choice', 'Pick', '<A>a</A>', '', { a: 'a', many: [] }],
  ['the group of a choice', 'Pick', '<B>b</B><C>c</C>', '', { b: 'b', c: 'c', many: [] }],
  [
    'the group without what may be missing',
    'Pick',
    '<B>b</B><D>d</D><E>e</E>',
    '',
    { b: 'b', many: [], d: 'd', e: 'e' },
  ],
  ['the list of a choice', 'Pick', '<Many>a</Many><Many>b</Many>', '', { many: ['a', 'b'] }],
  [
    'a type built on another',
    'Special',
    '<A>a</A><F>1</F>',
    'g="g"',
    { a: 'a', many: [], f: 1, g: 'g' },
  ],
  ['lists that are empty', 'Lists', lists, '', listsValue],
  [
    'lists that are full',
    'Lists',
    '<Some>1</Some><Some>2</Some><Some>3</Some><Any>a</Any><Any/><Held><Item unit="m">1</Item></Held><MayHold><Item>a</Item><Item>b</Item></MayHold><Outer><Inner><Item unit="m">2.5</Item><Item unit="s" exact="true">3</Item></Inner></Outer>',
    '',
    {
      some: [1, 2, 3],
      any: ['a', ''],
      held: [{ value: 1, unit: 'm' }],
      mayHold: ['a', 'b'],
      outer: [
        { value: 2.5, unit: 'm' },
        { value: 3, unit: 's', exact: true },
      ],
    },
  ],
  [
    'text with attributes',
    'Measure',
    '1.5',
    'unit="&lt;m&gt;" exact="false"',
    { value: 1.5, unit: '<m>', exact: false },
  ],
  [
    'a type that holds itself',
    'Tree',
    '<Branch name="b"><Branch name="c"/></Branch><Branch name="d"/><Fruit name="e" ripe="true"/>',
    'name="a"',
    {
      name: 'a',
      branch: [
        { name: 'b', branch: [{ name: 'c', branch: [] }] },
        { name: 'd', branch: [] },
      ],
      fruit: { name: 'e', branch: [], ripe: true },
    },
  ],
  ['a restriction, with the attributes of its base', 'Bare', '', 'name="a"', { name: 'a' }],
  [
    'an element by reference',
    'Open',
    '<Measure unit="m">1</Measure>',
    '',
    { measure: { value: 1, unit: 'm' } },
  ],
  [
    'a local time',
    'Local',
    '<When>2026-11-20T18:00:00</When><Offset>-8</Offset>',
    '',
    { when: new Date('2026-11-21T02:00:00Z'), offset: -8 },
  ],
];

describe('read from XML and written back', () => {
  it.each(good)('%s', (_what, element, inner, attributes, value) => {
    const text = documentOf(element, inner, attributes);
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
    const inner = '<Measure unit="m">1</Measure><Else k="v">text<x/></Else>';
    const { value, findings } = payload.read('open', documentOf('Open', inner));
    expect(value).toMatchObject({
      measure: { value: 1 },
      unknownElements: [
        { name: 'Else', attributes: { k: 'v' }, text: 'text', elements: [{ name: 'x' }] },
      ],
    });
    expect(findings).toMatchObject([{ code: 'unknown-element', at: '/Open/Else' }]);
    expect(payload.problems('open', value)).toEqual([]);
    expect(payload.read('open', payload.write('open', value)).value).toEqual(value);
  });

  it('is a word that the schema does not list, which zod refuses', () => {
    const text = documentOf('Values', '<TextID>a</TextID><Colour>Mauve</Colour>');
    const { value, findings } = payload.read('values', text);
    expect(value).toEqual({ textId: 'a', colour: 'Mauve' });
    expect(findings).toMatchObject([{ code: 'unlisted-value', at: '/Values/Colour' }]);
    expect(payload.problems('values', value)).toEqual(['/colour']);
    expect(payload.write('values', value)).toBe(text);
  });
});

/** What a document does wrong, where. */
type Bad = [
  what: string,
  element: string,
  inner: string,
  attributes: string,
  code: string,
  at: string,
];

const presence = '<Must>a</Must><Demanded>1</Demanded><Nil>2</Nil>';
const bad: Bad[] = [
  ['an element is missing', 'Values', '', '', 'value-missing', '/Values'],
  [
    'an element of the model only is missing',
    'Presence',
    '<Must>a</Must><Nil>1</Nil>',
    'Kind="DarkRed"',
    'value-missing',
    '/Presence',
  ],
  [
    'an element is there twice',
    'Values',
    '<TextID/><TextID/>',
    '',
    'value-repeated',
    '/Values/TextID',
  ],
  ['an attribute is missing', 'Presence', presence, '', 'value-missing', '/Presence'],
  [
    'an attribute is wrong',
    'Presence',
    presence,
    'Kind="DarkRed" Size="big"',
    'value-invalid',
    '/Presence/@Size',
  ],
  [
    'an attribute that must be there is wrong',
    'Lists',
    `${lists.replace('<Held/>', '<Held><Item unit="m" exact="perhaps">1</Item></Held>')}`,
    '',
    'value-invalid',
    '/Lists/Held/Item[1]/@exact',
  ],
  [
    'nothing where nothing may be',
    'Presence',
    presence.replace('<Must>a', '<Must xsi:nil="true">').replace('<Nil>2', '<Nil>'),
    'Kind="DarkRed"',
    'value-invalid',
    '/Presence/Nil',
  ],
  ['an attribute of text is missing', 'Measure', '1', '', 'value-missing', '/Measure'],
  ['the text is wrong', 'Measure', 'one', 'unit="m"', 'value-invalid', '/Measure'],
  ['text is there where elements are', 'Pick', 'text', '', 'text-unexpected', '/Pick'],
  [
    'an element is there where text is',
    'Values',
    '<TextID><b/></TextID>',
    '',
    'text-unexpected',
    '/Values/TextID/b',
  ],
  [
    'a number is too great',
    'Values',
    '<TextID/><Whole>256</Whole>',
    '',
    'value-invalid',
    '/Values/Whole',
  ],
  [
    'a number is none',
    'Values',
    '<TextID/><Price>1e3</Price>',
    '',
    'value-invalid',
    '/Values/Price',
  ],
  ['a truth is none', 'Values', '<TextID/><Done>yes</Done>', '', 'value-invalid', '/Values/Done'],
  [
    'a time is none',
    'Values',
    '<TextID/><When>2026-02-30T00:00:00</When>',
    '',
    'value-invalid',
    '/Values/When',
  ],
  ['a day is none', 'Values', '<TextID/><Day>tomorrow</Day>', '', 'value-invalid', '/Values/Day'],
  ['Base64 is none', 'Values', '<TextID/><File>*</File>', '', 'value-invalid', '/Values/File'],
  ['a pattern is not kept to', 'Facets', '<Code>a-12</Code>', '', 'value-invalid', '/Facets/Code'],
  [
    'a pattern is kept to in part only',
    'Facets',
    '<Code>A-12x</Code>',
    '',
    'value-invalid',
    '/Facets/Code',
  ],
  ['text is too long', 'Facets', '<Name>abcd</Name>', '', 'value-invalid', '/Facets/Name'],
  ['text is too short', 'Facets', '<Name/>', '', 'value-invalid', '/Facets/Name'],
  ['text is not of its length', 'Facets', '<Pair>a</Pair>', '', 'value-invalid', '/Facets/Pair'],
  [
    'a whole number is below its bound',
    'Facets',
    '<Few>-2</Few>',
    '',
    'value-invalid',
    '/Facets/Few',
  ],
  [
    'a decimal is below its bound',
    'Facets',
    '<Rate>0.49</Rate>',
    '',
    'value-invalid',
    '/Facets/Rate',
  ],
  [
    'a number is above its bound',
    'Facets',
    '<Share>INF</Share>',
    '',
    'value-invalid',
    '/Facets/Share',
  ],
  ['none of a choice', 'Pick', '<C/>', '', 'value-missing', '/Pick'],
  ['nothing of a choice', 'Pick', '', '', 'value-missing', '/Pick'],
  ['two of a choice', 'Pick', '<A/><B/>', '', 'value-repeated', '/Pick'],
  ['a list beside its choice', 'Pick', '<A/><Many/>', '', 'value-repeated', '/Pick'],
  [
    'too many in the list of a choice',
    'Pick',
    '<Many/><Many/><Many/>',
    '',
    'value-repeated',
    '/Pick/Many',
  ],
  ['half of a group', 'Pick', '<A/><D/>', '', 'value-missing', '/Pick'],
  [
    'two of a choice that is inherited',
    'Special',
    '<A/><B/><F>1</F>',
    '',
    'value-repeated',
    '/Special',
  ],
  ['nothing of what is inherited', 'Special', '<F>1</F>', '', 'value-missing', '/Special'],
  ['a list is too short', 'Lists', '<Some>1</Some><Held/>', '', 'value-missing', '/Lists/Some'],
  ['a list is missing that must not be empty', 'Lists', '<Held/>', '', 'value-missing', '/Lists'],
  [
    'a list is too long',
    'Lists',
    `<Some>1</Some><Some>1</Some>${lists}`,
    '',
    'value-repeated',
    '/Lists/Some',
  ],
  [
    'what holds a list is missing',
    'Lists',
    '<Some>1</Some><Some>2</Some>',
    '',
    'value-missing',
    '/Lists',
  ],
  [
    'what may hold a list holds too little',
    'Lists',
    `${lists}<MayHold><Item/></MayHold>`,
    '',
    'value-missing',
    '/Lists/MayHold',
  ],
  [
    'an item is wrong',
    'Lists',
    '<Some>1</Some><Some>x</Some><Held/>',
    '',
    'value-invalid',
    '/Lists/Some[2]',
  ],
  [
    'deep in what holds itself',
    'Tree',
    '<Branch name="b"><Branch/></Branch>',
    'name="a"',
    'value-missing',
    '/Tree/Branch[1]/Branch[1]',
  ],
  [
    'what is inherited is missing',
    'Tree',
    '<Fruit ripe="true"/>',
    'name="a"',
    'value-missing',
    '/Tree/Fruit',
  ],
  ['an attribute of a restriction is missing', 'Bare', '', '', 'value-missing', '/Bare'],
];

it.each(bad)('is not read: %s', (_what, element, inner, attributes, code, at) => {
  const text = documentOf(element, inner, attributes);
  expect(() => payload.read(nameOf(element), text)).toThrow(expect.objectContaining({ code, at }));
});

/** What a change does to a good object, where zod says so, and where writing does. */
type Spoilt = [
  what: string,
  element: string,
  change: object,
  zod: string,
  at: string,
  without?: string,
];

const bases: Readonly<Record<string, object>> = {
  values: { textId: 'a' },
  presence: { must: 'a', demanded: 1, nil: 1, kind: 'darkRed' },
  facets: {},
  pick: { a: 'a', many: [] },
  special: { a: 'a', many: [], f: 1 },
  lists: listsValue,
  measure: { value: 1, unit: 'm' },
  tree: { name: 'a', branch: [] },
};

const spoilt: Spoilt[] = [
  ['an element is missing', 'values', {}, '/textId', '/textId', 'textId'],
  ['an attribute is missing', 'presence', {}, '/kind', '/kind', 'kind'],
  ['the text is missing', 'measure', {}, '/value', '/value', 'value'],
  ['a number is too great', 'values', { whole: 256 }, '/whole', '/whole'],
  ['a number is not whole', 'values', { whole: 1.5 }, '/whole', '/whole'],
  ['a decimal is infinite', 'values', { price: Infinity }, '/price', '/price'],
  ['a time is none', 'values', { when: new Date(Number.NaN) }, '/when', '/when'],
  ['a day is none', 'values', { day: '20.11.2026' }, '/day', '/day'],
  ['a pattern is not kept to', 'facets', { code: 'A' }, '/code', '/code'],
  ['text is too long', 'facets', { name: 'abcd' }, '/name', '/name'],
  ['text is too short', 'facets', { name: '' }, '/name', '/name'],
  ['text is not of its length', 'facets', { pair: '🐟' }, '/pair', '/pair'],
  ['a whole number is above its bound', 'facets', { few: 6 }, '/few', '/few'],
  ['a decimal is below its bound', 'facets', { rate: 0.49 }, '/rate', '/rate'],
  ['a number is above its bound', 'facets', { share: Infinity }, '/share', '/share'],
  ['none of a choice', 'pick', {}, '/', '', 'a'],
  ['two of a choice', 'pick', { b: 'b' }, '/', ''],
  ['a list beside its choice', 'pick', { many: ['a'] }, '/', ''],
  ['half of a group', 'pick', { d: 'd' }, '/', ''],
  ['two of a choice that is inherited', 'special', { b: 'b' }, '/', ''],
  ['a list is too short', 'lists', { some: [1] }, '/some', '/some'],
  ['a list is empty that must not be', 'lists', { some: [] }, '/some', '/some'],
  ['a list is too long', 'lists', { some: [1, 2, 3, 4] }, '/some', '/some'],
  ['a list that may be missing is too short', 'lists', { mayHold: ['a'] }, '/mayHold', '/mayHold'],
  [
    'an item is wrong',
    'lists',
    {
      held: [
        { value: 1, unit: 'm' },
        { value: Number.NaN, unit: 'm' },
      ],
    },
    '/held/1/value',
    '/held/1/value',
  ],
  [
    'deep in what holds itself',
    'tree',
    { branch: [{ name: 'b', branch: [{ branch: [] }] }] },
    '/branch/0/branch/0/name',
    '/branch/0/branch/0/name',
  ],
  ['what is inherited is missing', 'tree', { fruit: { branch: [] } }, '/fruit/name', '/fruit/name'],
];

it.each(spoilt)(
  'is refused by zod and not written: %s',
  (_what, name, change, zod, at, without) => {
    const whole = bases[name] ?? {};
    expect(payload.problems(name, whole)).toEqual([]);
    expect(payload.write(name, whole)).toContain('<');
    const entries = Object.entries({ ...whole, ...change }).filter(([key]) => key !== without);
    const value = Object.fromEntries(entries);
    expect(payload.problems(name, value)).toEqual([zod]);
    expect(() => payload.write(name, value)).toThrow(expect.objectContaining({ at }));
  },
);

it.each([
  ['null where nothing is not said so', 'values', { textId: null }, '/textId'],
  ['undefined where something may be missing', 'values', { textId: 'a', day: undefined }, '/day'],
  ['a number as text', 'values', { textId: 'a', whole: '1' }, '/whole'],
  ['a list that is missing', 'tree', { name: 'a' }, '/branch'],
  ['content that is text', 'values', { textId: 'a', file: 'AAEC' }, '/file'],
])('is refused by zod alone, as by the types: %s', (_what, name, value, zod) => {
  expect(payload.problems(name, value)).toEqual([zod]);
});

it('a field that JSON may lack is refused only where XML is written', () => {
  const value = { must: 'a', nil: 1, kind: 'darkRed' };
  expect(payload.problems('presence', value)).toEqual([]);
  expect(() => payload.write('presence', value)).toThrow(
    expect.objectContaining({ code: 'value-missing', at: '/demanded' }),
  );
});

it('a word that is known in JSON alone is not written as XML', () => {
  const value = { textId: 'a', colour: 'infrared' };
  expect(payload.problems('values', value)).toEqual([]);
  expect(() => payload.write('values', value)).toThrow(
    expect.objectContaining({ code: 'not-in-xml', at: '/colour' }),
  );
});

it('a schema with elements in several namespaces is refused, since they would not be found', () => {
  expect(() => generated('unqualified.xsd')).toThrow(
    'Note.text: not all elements are in the namespace urn:unqualified',
  );
});
