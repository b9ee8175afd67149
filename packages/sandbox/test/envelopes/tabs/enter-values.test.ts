import { expect, test } from 'vitest';
import type { Tabs } from '@countersign/types/esign-v2.1';
import { evaluate } from '../../../src/envelopes/tabs/formula.ts';
import { entered } from './entered.ts';

test('values of every kind are entered by label', () => {
  expect(
    entered(
      {
        textTabs: [{ tabLabel: 'berth' }],
        checkboxTabs: [{ tabLabel: 'pets' }],
        listTabs: [
          { tabLabel: 'pier', listItems: [{ text: 'North', value: 'n' }, { value: 's' }] },
        ],
        radioGroupTabs: [{ groupName: 'mooring', radios: [{ value: 'Bow' }, { value: 'Stern' }] }],
      },
      { berth: 'B-42', pets: 'true', pier: 'North', mooring: 'Stern' },
    ),
  ).toEqual({ berth: 'B-42', pets: 'true', pier: 'n', mooring: 'Stern' });
});

test.each<[string, Tabs, string, string]>([
  ['a date', { dateTabs: [{ tabLabel: 'x' }] }, 'soon', '11/20/2026'],
  ['an e-mail address', { emailTabs: [{ tabLabel: 'x' }] }, 'ines', 'ines@seabird.example'],
  ['a number', { numberTabs: [{ tabLabel: 'x' }] }, 'many', '1,250.5'],
  ['a range', { numericalTabs: [{ tabLabel: 'x', maxNumericalValue: '10' }] }, '11', '10.00'],
  ['a ZIP code', { zipTabs: [{ tabLabel: 'x' }] }, '9810', '98101-1234'],
  ['a social security number', { ssnTabs: [{ tabLabel: 'x' }] }, '078', '078-05-1120'],
  ['a pattern', { textTabs: [{ tabLabel: 'x', validationPattern: '^[A-Z]-\\d+$' }] }, '42', 'B-42'],
  ['a length', { textTabs: [{ tabLabel: 'x', maxLength: '3' }] }, 'long', 'abc'],
  ['an item', { listTabs: [{ tabLabel: 'x', listItems: [{ value: 'a' }] }] }, 'b', 'a'],
  ['a button', { radioGroupTabs: [{ groupName: 'x', radios: [{ value: 'a' }] }] }, 'b', 'a'],
  ['a box', { checkboxTabs: [{ tabLabel: 'x' }] }, 'perhaps', 'true'],
])('%s is checked', (_what, tabs, bad, good) => {
  expect(entered(tabs, { x: bad })).toMatch(/^INVALID_REQUEST_PARAMETER: The tab x /);
  expect(entered(tabs, { x: good })).toEqual({ x: good });
});

test('what is required must be there, unless the signer goes on later', () => {
  const tabs: Tabs = { textTabs: [{ tabLabel: 'berth', required: 'true' }] };
  expect(entered(tabs, {})).toMatch(/berth is required/);
  expect(entered(tabs, {}, { partly: true })).toEqual({ berth: '' });
});

test('a locked tab keeps its value, and an unknown one is refused', () => {
  const tabs: Tabs = { textTabs: [{ tabLabel: 'berth', value: 'B-42', locked: 'true' }] };
  expect(entered(tabs, { berth: 'B-43' })).toMatch(/berth is locked/);
  expect(entered(tabs, { berth: 'B-42' })).toEqual({ berth: 'B-42' });
  expect(entered(tabs, { pier: 'North' })).toMatch(/The tab pier does not exist/);
});

test('a tab that does not show is neither required nor kept', () => {
  const tabs: Tabs = {
    checkboxTabs: [{ tabLabel: 'pets' }],
    textTabs: [
      {
        tabLabel: 'kind',
        required: 'true',
        conditionalParentLabel: 'pets',
        conditionalParentValue: 'on',
      },
    ],
  };
  expect(entered(tabs, {})).toEqual({ pets: 'false', kind: '' });
  expect(entered(tabs, { kind: 'cat' })).toEqual({ pets: 'false', kind: '' });
  expect(entered(tabs, { pets: 'true' })).toMatch(/kind is required/);
  expect(entered(tabs, { pets: 'true', kind: 'cat' })).toEqual({ pets: 'true', kind: 'cat' });
});

test('a group says how many of its boxes are ticked', () => {
  const tabs: Tabs = {
    checkboxTabs: [
      { tabLabel: 'a', tabGroupLabels: ['g'] },
      { tabLabel: 'b', tabGroupLabels: ['g'] },
    ],
    tabGroups: [{ groupLabel: 'g', groupRule: 'SelectExactly', minimumRequired: '1' }],
  };
  expect(entered(tabs, {})).toMatch(/0 of its tabs/);
  expect(entered(tabs, { a: 'true', b: 'true' })).toMatch(/2 of its tabs/);
  expect(entered(tabs, { a: 'true' })).toEqual({ a: 'true', b: 'false' });
});

test('formulas follow from the others', () => {
  const tabs: Tabs = {
    numberTabs: [{ tabLabel: 'rent' }, { tabLabel: 'months' }],
    formulaTabs: [
      { tabLabel: 'total', formula: '[rent] * [months] + 0.5', roundDecimalPlaces: '2' },
      { tabLabel: 'twice', formula: '2*[total]' },
    ],
  };
  expect(entered(tabs, { rent: '1,250', months: '3' })).toMatchObject({
    total: '3750.50',
    twice: '7501',
  });
  expect(entered(tabs, { total: '1' })).toMatch(/total is not a tab that a signer fills in/);
});

test.each<[string, number | undefined]>([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * -3', -9],
  ['10 / 4 - .5', 2],
  ['[a] - [a]', 0],
  ['1 / 0', undefined],
  ['1 +', undefined],
  ['AddDays(1)', undefined],
  ['', undefined],
])('%s', (formula, result) => {
  expect(evaluate(formula, () => 5)).toBe(result);
});
