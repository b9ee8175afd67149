import type { LocalePolicyTab } from '@countersign/types/esign-v2.1';
import { expect, test } from 'vitest';
import { formatTabNumber } from '../../../src/envelopes/tabs/format-number.ts';

const dollars = {
  cultureName: 'en-US',
  currencyCode: 'usd',
  currencyPositiveFormat: 'csym_1_comma_234_comma_567_period_89',
  currencyNegativeFormat: 'opar_csym_1_comma_234_comma_567_period_89_cpar',
};

test.each<[LocalePolicyTab | undefined, string, string]>([
  [dollars, '1234', '$1,234.00'],
  [dollars, '-1234567.5', '($1,234,567.50)'],
  [dollars, 'by agreement', 'by agreement'],
  [dollars, '', ''],
  [{ cultureName: 'en-US', currencyCode: 'USD' }, '1,234', '$1,234.00'],
  [{ cultureName: 'de-DE', currencyCode: 'EUR' }, '1234.5', '1.234,50 €'],
  [{ cultureName: 'fr-FR' }, '1234567', '1 234 567'],
  [
    { ...dollars, currencyCode: 'eur', currencyPositiveFormat: '1_period_234_comma_89_space_csym' },
    '1234',
    '1.234,00 €',
  ],
  [{ ...dollars, currencyCode: 'jpy' }, '1234567', '¥1,234,567'],
  [{ cultureName: 'en-US', currencyCode: 'CHF', useLongCurrencyFormat: 'true' }, '9', 'CHF 9.00'],
  [{ cultureName: 'not a culture' }, '1234', '1234'],
  [undefined, '1234', '1234'],
])('%j writes %s as %s', (localePolicy, value, text) => {
  expect(formatTabNumber('currencyTabs', { localePolicy }, value)).toBe(text);
});

test('only numbers have the format of the locale, with the places that a formula rounds to', () => {
  expect(formatTabNumber('textTabs', { localePolicy: dollars }, '1234')).toBe('1234');
  const rounded = { localePolicy: dollars, roundDecimalPlaces: '0' };
  expect(formatTabNumber('formulaTabs', rounded, '1234')).toBe('$1,234');
});
