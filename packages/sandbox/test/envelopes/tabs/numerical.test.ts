import { expect, test } from 'vitest';
import { entered } from './entered.ts';

const x = { tabLabel: 'x' };
const numbers = {
  good: ['0', '42', '-7', '1.5', '1.25', '1,250', '12,500', '125,000', '1,250,000.75', '1250000'],
  bad: ['a', '1a', 'a1', '1.', '.5', '1,25', ',250', '1250,000', '--1', '1 2', '1.a', '1,abc'],
};

const euros = {
  cultureName: 'de',
  currencyCode: 'eur',
  currencyPositiveFormat: 'csym_1_period_234_period_567_comma_89',
  currencyNegativeFormat: 'opar_csym_1_period_234_period_567_comma_89_cpar',
};
const limits = { minNumericalValue: '-5', maxNumericalValue: '1000' };
const refused = /^INVALID_REQUEST_PARAMETER: The tab x must be /u;

test.each<[what: string, tab: object, entered: readonly (readonly [string, string | RegExp])[]]>([
  [
    'a number',
    {},
    [
      ...numbers.good.map((value) => [value, /^\(?[\d,]+\.\d\d\)?$/u] as const),
      ...numbers.bad.map((value) => [value, refused] as const),
      ['1,250,000.75', '1,250,000.75'],
      ['1250', '1,250.00'],
      ['-7', '(7.00)'],
      ['(7.00)', '(7.00)'],
      ['999999999.99', '999,999,999.99'],
      ['1000000000', refused],
      ['-1000000000', refused],
    ],
  ],
  [
    'an amount of a culture with the name of a member of every object',
    { localePolicy: { cultureName: 'constructor' } },
    [['1250', '$1,250.00']],
  ],
  [
    'a number within limits',
    limits,
    [
      ['-5', '(5.00)'],
      ['1,000', '1,000.00'],
      ['-5.01', refused],
      ['1,000.01', refused],
    ],
  ],
  [
    'a number with one limit',
    { minNumericalValue: '2' },
    [
      ['9', '9.00'],
      ['1', refused],
    ],
  ],
  [
    'an amount in euros',
    { validationType: 'Currency', localePolicy: { ...euros, useLongCurrencyFormat: 'true' } },
    [
      ['1.234,5', '€1.234,50 EUR'],
      ['1.234', '€1.234,00 EUR'],
      ['1234.5', '€1.234,50 EUR'],
      ['€1.234,50 EUR', '€1.234,50 EUR'],
      ['(€1.234,50) EUR', '(€1.234,50) EUR'],
      ['1,234.50', refused],
    ],
  ],
  [
    'a number of a culture',
    { validationType: 'number', localePolicy: euros },
    [
      ['-50000', '(50.000,00)'],
      ['50.000,00', '50.000,00'],
    ],
  ],
])('a numerical tab is kept as %s', (_what, tab, values) => {
  for (const [value, kept] of values) {
    const outcome = entered({ numericalTabs: [{ ...x, ...tab }] }, { x: value });
    const found = typeof outcome === 'string' ? outcome : outcome['x'];
    if (kept instanceof RegExp) expect(found, value).toMatch(kept);
    else expect(found, value).toBe(kept);
  }
});
