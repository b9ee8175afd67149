import { expect, test } from 'vitest';
import type { Tabs } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../../src/engine/service-refusal.ts';
import { enterValues } from '../../../src/envelopes/tabs/enter-values.ts';
import { calculate, evaluate } from '../../../src/envelopes/tabs/formula.ts';
import { numberIn } from '../../../src/envelopes/tabs/number-in.ts';
import { shownTabs } from '../../../src/envelopes/tabs/conditions.ts';
import { signerWith } from './draft.ts';
import { entered } from './entered.ts';

type Entry = readonly [what: string, tabs: Tabs, good: readonly string[], bad: readonly string[]];

const x = { tabLabel: 'x' };

const numbers = {
  good: ['0', '42', '-7', '1.5', '1.25', '1,250', '12,500', '125,000', '1,250,000.75', '1250000'],
  bad: [
    '',
    'a',
    '1a',
    'a1',
    '1.',
    '.5',
    '1,25',
    ',250',
    '1250,000',
    '--1',
    '1 2',
    '1.a',
    'a,250',
    '1,abc',
  ],
};

test.each<Entry>([
  [
    'a date',
    { dateTabs: [x] },
    ['1/2/3', '11/20/2026', '2026-11-20', '20.11.2026'],
    [
      '11/20-2026',
      '11 20 2026',
      '11a20a2026',
      '111/200/2026',
      '12345/1/1',
      '1/1/12345',
      'x11/20/2026',
      '11/20/2026x',
      'aa/bb/cccc',
      '11/bb/2026',
      '11/20/cccc',
      '11/20',
    ],
  ],
  [
    'an e-mail address',
    { emailTabs: [x] },
    ['ines@seabird.example', 'i@s.e', 'ines.maria@mail.seabird.example'],
    [
      'ines',
      'ines@seabird',
      '@seabird.example',
      'ines@.example',
      'ines@seabird.',
      'in es@seabird.example',
      'ines@sea bird.example',
      'ines@seabird.exam ple',
      'a@b@seabird.example',
      'ines@seabird.example x',
      'x ines@seabird.example',
      'ines@seabird.ex@mple',
    ],
  ],
  ['a number', { numberTabs: [x] }, numbers.good, numbers.bad.slice(1)],
  [
    'an amount',
    { currencyTabs: [x] },
    [...numbers.good, '$5', '€1,250.50', '-$5', '.5'],
    ['$$5', 'USD5', '5$', '$', '1.', '1,25', '1250,000', '1 2', '$1,abc', '$1.a', '$a,250'],
  ],
  [
    'a telephone number',
    { phoneNumberTabs: [x] },
    ['1234', '+47 22 33 44 55', '(206) 555-0100', '206.555.0100', '206/555'],
    ['123', '+123', '++1234', 'x1234', '1234x', 'abcd', '12a34', '1234+'],
  ],
  [
    'a social security number',
    { ssnTabs: [x] },
    ['078-05-1120', '078051120', '078-051120', '07805-1120'],
    [
      '078 05 1120',
      '78-05-1120',
      '078-5-1120',
      '078-05-112',
      'x078-05-1120',
      '078-05-1120x',
      'abc-05-1120',
      '078-ab-1120',
      '078-05-abcd',
      '0780-05-1120',
    ],
  ],
  [
    'a ZIP code',
    { zipTabs: [x] },
    ['98101', '98101-1234', '981011234'],
    ['9810', '981010', 'abcde', '98101-', '98101-123', '98101-abcd', 'x98101', '98101x', '98101-1'],
  ],
  [
    'a pattern in place of the form of the kind',
    { zipTabs: [{ ...x, validationPattern: '^[A-Z]\\p{Nd}$' }] },
    ['A1'],
    ['98101', 'a1'],
  ],
  [
    'a pattern that is not valid',
    { textTabs: [{ ...x, validationPattern: '(' }] },
    ['anything', '('],
    [],
  ],
  ['a length', { textTabs: [{ ...x, maxLength: '3' }] }, ['a', 'abc'], ['abcd']],
  ['a length of 0', { textTabs: [{ ...x, maxLength: '0' }] }, ['abcd'], []],
  [
    'the limits of an amount',
    { currencyTabs: [{ ...x, minNumericalValue: '10', maxNumericalValue: '20' }] },
    ['$10', '20', '$15.50'],
    ['$9.99', '$20.01'],
  ],
])('%s is checked', (_what, tabs, good, bad) => {
  const outcomes = [...good, ...bad].map((value) => [
    value,
    entered(structuredClone(tabs), { x: value }),
  ]);
  expect(outcomes).toEqual([
    ...good.map((value) => [value, { x: value }]),
    ...bad.map((value) => [value, expect.stringMatching(/^INVALID_REQUEST_PARAMETER: The tab x /)]),
  ]);
});

test.each<[string, Tabs, string, RegExp]>([
  ['its form', { zipTabs: [x] }, 'a', /x must be a ZIP code such as 98101\.$/],
  ['its pattern', { textTabs: [{ ...x, validationPattern: '^b$' }] }, 'a', /must fit \^b\$\.$/],
  [
    'the message of the sender',
    { textTabs: [{ ...x, validationPattern: '^b$', validationMessage: 'A b, please' }] },
    'a',
    /is not right: A b, please\.$/,
  ],
  [
    'its length',
    { textTabs: [{ ...x, maxLength: '2' }] },
    'abc',
    /has 3 characters; the maximum is 2/,
  ],
  ['its minimum', { numericalTabs: [{ ...x, minNumericalValue: '2' }] }, '1', /2 or more\.$/],
  ['its maximum', { numericalTabs: [{ ...x, maxNumericalValue: '2' }] }, '3', /2 or less\.$/],
])('an error names %s', (_what, tabs, value, message) => {
  expect(entered(tabs, { x: value })).toMatch(message);
});

test('a value can be emptied, whatever its form', () => {
  for (const list of ['dateTabs', 'emailTabs', 'numericalTabs', 'textTabs'] as const)
    expect(
      entered({ [list]: [{ ...x, value: '1', validationPattern: '^1$' }] }, { x: '' }),
      list,
    ).toEqual({ x: '' });
});

test('limits count for numerical values and amounts only', () => {
  const limits = { ...x, minNumericalValue: '5', maxNumericalValue: '6' };
  expect(entered({ textTabs: [limits] }, { x: '1' })).toEqual({ x: '1' });
  expect(entered({ numberTabs: [limits] }, { x: '9' })).toEqual({ x: '9' });
});

test('the number in a value of a numerical tab and of an amount is kept beside it', () => {
  const signer = signerWith({
    numericalTabs: [{ tabLabel: 'a' }],
    currencyTabs: [{ tabLabel: 'b' }, { tabLabel: 'c', value: '$1', numericalValue: '1' }],
    textTabs: [{ tabLabel: 'd' }],
    numberTabs: [{ tabLabel: 'e' }],
  });
  enterValues(signer, { a: '1,250.5', b: '-$3', c: '', d: '4', e: '5' });
  const { numericalTabs, currencyTabs, textTabs, numberTabs } = signer.tabs;
  expect([numericalTabs, currencyTabs, textTabs, numberTabs]).toEqual([
    [{ tabLabel: 'a', value: '1,250.50', numericalValue: '1,250.50' }],
    [
      { tabLabel: 'b', value: '-$3', numericalValue: '-3' },
      { tabLabel: 'c', value: '', numericalValue: '' },
    ],
    [{ tabLabel: 'd', value: '4' }],
    [{ tabLabel: 'e', value: '5' }],
  ]);
});

test.each([
  ['1,250.5', 1250.5],
  ['-$3', -3],
  ['12', 12],
  ['', 0],
])('the number in %j is %d', (value, number) => {
  expect(numberIn(value)).toBe(number);
});

test.each([
  ['true', 'true'],
  ['ON', 'true'],
  ['x', 'true'],
  ['False', 'false'],
  ['off', 'false'],
  ['', 'false'],
])('a box takes %j as %s', (input, value) => {
  const selected = value === 'true' ? 'false' : 'true';
  expect(entered({ checkboxTabs: [{ ...x, selected }] }, { x: input })).toEqual({ x: value });
});

const radios: Tabs = {
  radioGroupTabs: [
    {
      groupName: 'mooring',
      radios: [
        { tabId: 'r1', value: 'Bow' },
        { tabId: 'r2', value: 'Stern' },
        { tabId: 'r3', value: 'Side', locked: 'true' },
      ],
    },
  ],
};

/** Enters values and returns the chosen buttons, and the value of the group. */
function chosen(values: Record<string, string>, tabs = radios): unknown {
  const signer = signerWith(structuredClone(tabs));
  try {
    enterValues(signer, values);
  } catch (error) {
    return error instanceof ServiceRefusal ? error.code : error;
  }
  const [group] = signer.tabs.radioGroupTabs ?? [];
  return [group?.value, ...(group?.radios ?? []).map(({ selected }) => selected)];
}

test('a button is chosen by the value of the group, or by its own ID', () => {
  expect(chosen({ mooring: 'Stern' })).toEqual(['Stern', 'false', 'true', 'false']);
  expect(chosen({ r1: 'true' })).toEqual(['Bow', 'true', 'false', 'false']);
  expect(chosen({ r2: 'Bow' })).toEqual(['Bow', 'true', 'false', 'false']);
  expect(chosen({ mooring: 'Bow', r2: 'true' })).toEqual(['Stern', 'false', 'true', 'false']);
  expect(chosen({ r1: 'true', mooring: '' })).toEqual(['', 'false', 'false', 'false']);
  expect(chosen({ r3: 'true' })).toBe('INVALID_REQUEST_PARAMETER');
  expect(chosen({ r1: 'false' })).toBe('INVALID_REQUEST_PARAMETER');
  expect(chosen({ r4: 'true' })).toBe('INVALID_REQUEST_PARAMETER');
});

test('the item of a list is chosen by its value or text', () => {
  const listTabs = [
    {
      ...x,
      listItems: [
        { text: 'North', value: 'n' },
        { text: 'South', value: 's' },
      ],
    },
  ];
  expect(entered({ listTabs }, { x: 'South' })).toEqual({ x: 's' });
  expect(entered({ listTabs }, { x: 'n' })).toEqual({ x: 'n' });
  expect(entered({ listTabs }, { x: '' })).toEqual({ x: '' });
  expect(entered({ listTabs }, { x: 'East' })).toMatch(/has no item East/);
  const signer = signerWith({ listTabs: [{ tabLabel: 'x', value: 'n' }] });
  expect(() => enterValues(signer, { x: 'n2' })).toThrow('has no item n2');
});

test('signatures, formulas and what the sender fills in are not for a signer to enter', () => {
  const other = /is not a tab that a signer fills in/;
  expect(entered({ signHereTabs: [x] }, { x: 'a' })).toMatch(other);
  expect(entered({ formulaTabs: [{ ...x, formula: '1' }] }, { x: '2' })).toMatch(other);
  const signer = signerWith({ prefillTabs: { textTabs: [{ tabLabel: 'p', value: 'a' }] } });
  expect(() => enterValues(signer, { p: 'b' })).toThrow('The tab p does not exist');
});

test('what is missing is noticed for every kind that a signer fills in', () => {
  const required = { ...x, required: 'true' } as const;
  const missing = /x is required/;
  expect(entered({ checkboxTabs: [required] }, {})).toMatch(missing);
  expect(entered({ checkboxTabs: [required] }, { x: 'true' })).toEqual({ x: 'true' });
  expect(entered({ listTabs: [{ ...required, listItems: [{ value: 'a' }] }] }, {})).toMatch(
    missing,
  );
  expect(
    entered(
      { radioGroupTabs: [{ groupName: 'x', radios: [{ value: 'a', required: 'true' }] }] },
      {},
    ),
  ).toMatch(missing);
  // A locked field cannot be filled in by a signer, so it is not required.
  expect(entered({ textTabs: [{ ...required, locked: 'true' }] }, {})).toEqual({ x: '' });
  expect(entered({ textTabs: [{ ...required, formula: '[y]/0' }] }, {})).toEqual({ x: '' });
  const signer = signerWith({
    signHereTabs: [{ tabLabel: 's' }],
    tabGroups: [{ groupLabel: 'g' }],
  });
  expect(() => enterValues(signer, {})).not.toThrow();
});

test('a tab that does not show loses its value, of whatever kind', () => {
  const below = { conditionalParentLabel: 'pets', conditionalParentValue: 'on' } as const;
  const signer = signerWith({
    checkboxTabs: [{ tabLabel: 'pets' }, { tabLabel: 'dog', selected: 'true', ...below }],
    textTabs: [{ tabLabel: 'name', value: 'Rex', ...below }],
    listTabs: [{ tabLabel: 'breed', value: 'a', listItems: [{ value: 'a' }], ...below }],
    radioGroupTabs: [
      { groupName: 'size', value: 'big', radios: [{ value: 'big', selected: 'true' }], ...below },
    ],
    noteTabs: [{ tabLabel: 'note', value: 'Pets are welcome', ...below }],
  });
  enterValues(signer, {});
  expect(signer.tabs).toMatchObject({
    checkboxTabs: [{}, { selected: 'false' }],
    textTabs: [{ value: '' }],
    listTabs: [{ value: '' }],
    radioGroupTabs: [{ value: '', radios: [{ selected: 'false' }] }],
    noteTabs: [{ value: 'Pets are welcome' }],
  });
});

type Shown = readonly [what: string, tabs: Tabs, shown: boolean];

const child = (wanted?: string) => ({
  conditionalParentLabel: 'p',
  ...(wanted !== undefined && { conditionalParentValue: wanted }),
});

test.each<Shown>([
  ['nothing', { textTabs: [{}] }, true],
  ['an empty label', { textTabs: [{ conditionalParentLabel: '' }], dateTabs: [{}] }, true],
  ['a tab that is not there', { textTabs: [child('a')] }, true],
  [
    'a ticked box, on',
    { textTabs: [child('on')], checkboxTabs: [{ tabLabel: 'p', selected: 'true' }] },
    true,
  ],
  [
    'a ticked box',
    { textTabs: [child()], checkboxTabs: [{ tabLabel: 'p', selected: 'true' }] },
    true,
  ],
  ['a box, on', { textTabs: [child('on')], checkboxTabs: [{ tabLabel: 'p' }] }, false],
  ['a box', { textTabs: [child()], checkboxTabs: [{ tabLabel: 'p' }] }, false],
  ['a box, off', { textTabs: [child('off')], checkboxTabs: [{ tabLabel: 'p' }] }, true],
  ['a box, false', { textTabs: [child('false')], checkboxTabs: [{ tabLabel: 'p' }] }, true],
  [
    'a ticked box, off',
    { textTabs: [child('off')], checkboxTabs: [{ tabLabel: 'p', selected: 'true' }] },
    false,
  ],
  [
    'a text that is the value',
    { textTabs: [child('a')], dateTabs: [{ tabLabel: 'p', value: 'a' }] },
    true,
  ],
  [
    'a text that is another',
    { textTabs: [child('a')], dateTabs: [{ tabLabel: 'p', value: 'b' }] },
    false,
  ],
  ['any text', { textTabs: [child()], dateTabs: [{ tabLabel: 'p', value: 'b' }] }, true],
  [
    'any text, said by an empty value',
    { textTabs: [child('')], dateTabs: [{ tabLabel: 'p', value: 'b' }] },
    true,
  ],
  ['any text, and there is none', { textTabs: [child()], dateTabs: [{ tabLabel: 'p' }] }, false],
  [
    'any text, said by an empty value, and there is none',
    { textTabs: [child('')], dateTabs: [{ tabLabel: 'p' }] },
    false,
  ],
  [
    'a button of a group',
    {
      textTabs: [child('a')],
      radioGroupTabs: [{ groupName: 'p', radios: [{ value: 'a', selected: 'true' }] }],
    },
    true,
  ],
  [
    'one of two tabs with the label, of which another has the value',
    {
      textTabs: [child('a')],
      dateTabs: [
        { tabLabel: 'p', value: 'b' },
        { tabLabel: 'p', value: 'a' },
      ],
    },
    true,
  ],
  [
    'a tab that does not show itself',
    {
      textTabs: [child('a')],
      dateTabs: [
        { tabLabel: 'p', value: 'a', conditionalParentLabel: 'q', conditionalParentValue: 'z' },
      ],
      numberTabs: [{ tabLabel: 'q', value: '1' }],
    },
    false,
  ],
  [
    'a tab with a label of its own that is empty',
    {
      textTabs: [child('a')],
      dateTabs: [{ tabLabel: 'p', value: 'a', conditionalParentLabel: '' }],
    },
    true,
  ],
  [
    'a ring',
    {
      textTabs: [{ tabLabel: 'c', value: 'b', ...child('a') }],
      dateTabs: [
        { tabLabel: 'p', value: 'a', conditionalParentLabel: 'c', conditionalParentValue: 'b' },
      ],
    },
    true,
  ],
])('a tab that depends on %s', (_what, tabs, shown) => {
  const [tab] = tabs.textTabs ?? [];
  expect(tab !== undefined && shownTabs(tabs).has(tab)).toBe(shown);
});

/** Ticks a number of the three boxes of a group, and checks whether that is accepted. */
function ticking(rule: object, count: number): boolean | string {
  const labels = ['a', 'b', 'c'];
  const outcome = entered(
    {
      checkboxTabs: labels.map((tabLabel) => ({ tabLabel, tabGroupLabels: ['g'] })),
      textTabs: [{ tabLabel: 'd', value: 'outside' }],
      tabGroups: [{ groupLabel: 'g', ...rule }],
    },
    Object.fromEntries(labels.slice(0, count).map((label) => [label, 'true'])),
  );
  return typeof outcome === 'string' ? outcome : true;
}

test.each<[object, number[]]>([
  [{ groupRule: 'SelectAtLeast', minimumRequired: '2', maximumAllowed: '2' }, [2, 3]],
  [{ groupRule: 'SelectAtMost', minimumRequired: '2', maximumAllowed: '1' }, [0, 1]],
  [{ groupRule: 'SelectExactly', minimumRequired: '2', maximumAllowed: '3' }, [2]],
  [{ groupRule: 'SelectARange', minimumRequired: '1', maximumAllowed: '2' }, [1, 2]],
  [{ groupRule: 'SelectARange', minimumRequired: '1' }, [1, 2, 3]],
  [{ groupRule: 'SelectAtMost' }, [0, 1, 2, 3]],
  [{ minimumRequired: '1' }, [1, 2, 3]],
  [{}, [0, 1, 2, 3]],
])('a group with %j takes %j', (rule, allowed) => {
  expect([0, 1, 2, 3].filter((count) => ticking(rule, count) === true)).toEqual(allowed);
});

test('a group says what is wrong with it, in its own words where it has any', () => {
  expect(ticking({ minimumRequired: '1' }, 0)).toBe(
    'INVALID_REQUEST_PARAMETER: g: 0 of its tabs have a value; at least 1 are required.',
  );
  expect(ticking({ groupRule: 'SelectAtMost', maximumAllowed: '1' }, 2)).toMatch(
    /; 0 to 1 are required/,
  );
  expect(ticking({ minimumRequired: '1', validationMessage: 'Tick one' }, 0)).toBe(
    'INVALID_REQUEST_PARAMETER: Tick one.',
  );
  expect(ticking({ minimumRequired: '1', validationMessage: '' }, 0)).toMatch(/at least 1/);
});

/** A box on a document, in the group. */
const inDocument = (documentId: string, selected: 'true' | 'false') => ({
  documentId,
  selected,
  tabGroupLabels: ['g'],
});

/** Signs with check boxes in a group that requires one, and returns the result. */
const inGroup = (tabScope: 'document' | 'envelope', boxes: Tabs['checkboxTabs']) => {
  const group = { groupLabel: 'g', tabScope, documentId: '1', minimumRequired: '1' };
  try {
    enterValues(signerWith({ checkboxTabs: boxes ?? [], tabGroups: [group] }), {});
  } catch (error) {
    return String(error);
  }
  return 'accepted';
};

test('a group counts the tabs of its document alone where it is for one, and those that show', () => {
  const elsewhere = [inDocument('1', 'false'), inDocument('2', 'true')];
  expect(inGroup('envelope', elsewhere)).toBe('accepted');
  expect(inGroup('document', elsewhere)).toMatch(/0 of its tabs/);
  expect(inGroup('document', [inDocument('1', 'true'), inDocument('2', 'false')])).toBe('accepted');
  // A group without tabs requires nothing.
  expect(inGroup('document', [inDocument('2', 'false')])).toBe('accepted');
  const hidden = { ...inDocument('1', 'false'), ...child('on') };
  expect(inGroup('envelope', [{ tabLabel: 'p', selected: 'false' }, hidden])).toBe('accepted');
});

test.each<[string, number | undefined]>([
  [' 12 + 3 ', 15],
  ['12.75 * 4', 51],
  ['.25+.5', 0.75],
  ['10/4', 2.5],
  ['8 / 2 / 2', 2],
  ['2 * 3 / 4 * 2', 3],
  ['10 - 3 - 2', 5],
  ['--4', 4],
  ['((2))', 2],
  ['(1 + 2', undefined],
  ['1 + 2)', undefined],
  ['1 2', undefined],
  ['+ 1', undefined],
  ['* 2', undefined],
  ['[amount of rent] + []', 10],
  ['1 + x', undefined],
  ['2 ^ 3', undefined],
  ['[a', undefined],
  ['1 / (2 - 2)', undefined],
])('the formula %j', (formula, result) => {
  expect(evaluate(formula, () => 5)).toBe(result);
});

/** The result of a formula over some tabs. */
const calculated = (formula: string, more: object = {}) => {
  const tabs: Tabs = {
    numberTabs: [
      { tabLabel: 'rent', value: '1,000' },
      { tabLabel: 'rent', value: '250.25' },
      { tabLabel: 'word', value: '1-2' },
      { tabLabel: 'empty' },
    ],
    radioGroupTabs: [{ groupName: 'pick', radios: [{ value: '7', selected: 'true' }] }],
    formulaTabs: [{ tabLabel: 'f', formula, ...more }],
  };
  calculate(tabs);
  return tabs.formulaTabs?.[0]?.value;
};

test('a formula sums the tabs of a label, takes what has no number as 0, and is rounded', () => {
  expect(calculated('[rent]')).toBe('1250.25');
  expect(calculated('[word] + [empty] + [nowhere] + [pick]')).toBe('7');
  expect(calculated('0.1 + 0.2')).toBe('0.3');
  expect(calculated('2 / 3', { roundDecimalPlaces: '2' })).toBe('0.67');
  expect(calculated('2 / 3', { roundDecimalPlaces: '99' })).toHaveLength(22);
  expect(calculated('1 / 0')).toBe('');
  expect(calculated('', { value: 'kept' })).toBe('kept');
});

/** Formulas of which each uses the next one. */
const chain = (length: number): Tabs => ({
  formulaTabs: Array.from({ length }, (_, at) => ({
    tabLabel: `f${at}`,
    formula: at === length - 1 ? '1' : `[f${at + 1}] + 1`,
  })),
});

/** Returns the result of the first of a number of formulas. */
const first = (length: number) => {
  const tabs = chain(length);
  calculate(tabs);
  return tabs.formulaTabs?.[0]?.value;
};

test('formulas that use each other are calculated in any order, up to ten deep', () => {
  expect([1, 2, 9, 10].map(first)).toEqual(['1', '2', '9', '10']);
  // A longer chain is not followed to its end.
  expect(first(12)).not.toBe('12');
});
