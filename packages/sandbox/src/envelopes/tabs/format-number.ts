import type { LocalePolicyTab } from '@countersign/types/esign-v2.1';
import type { AnyTab } from './any-tab.ts';
import { numberIn } from './number-in.ts';
import { tabKinds, type TabList } from './tab-kinds.ts';

/**
 * Formats the number of a tab by its `localePolicy`: `1234` becomes `$1,234.00`. A text that is not
 * a number, that is formatted already, or of a tab without such a policy, is not changed.
 */
export function formatTabNumber(
  list: TabList,
  { localePolicy, roundDecimalPlaces }: AnyTab,
  value: string,
): string {
  const { isNumeric, isFormatted } = tabKinds[list];
  if (localePolicy === undefined || isNumeric !== true || isFormatted === true) return value;
  const number = readNumber(value);
  if (number === undefined) return value;
  const format = createFormat(localePolicy, roundDecimalPlaces);
  if (format === undefined) return value;
  const { currencyPositiveFormat, currencyNegativeFormat } = localePolicy;
  const pattern = number < 0 ? currencyNegativeFormat : currencyPositiveFormat;
  return pattern === undefined || pattern === '' || localePolicy.currencyCode === undefined
    ? toPlainSpaces(format.format(number))
    : applyPattern(pattern, format, number);
}

function readNumber(value: string): number | undefined {
  const number = numberIn(value);
  return /\d/u.test(value) && Number.isFinite(number) ? number : undefined;
}

/** Undefined where the platform does not know the culture or the currency. */
function createFormat(
  { cultureName, currencyCode, useLongCurrencyFormat }: LocalePolicyTab,
  places: string | undefined,
): Intl.NumberFormat | undefined {
  const digits = places === undefined ? undefined : Math.min(20, Math.max(0, Number(places)));
  const fixed =
    digits === undefined || Number.isNaN(digits)
      ? {}
      : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const currency = currencyCode?.toUpperCase();
  try {
    return new Intl.NumberFormat((cultureName ?? '') === '' ? 'en-US' : cultureName, {
      ...fixed,
      ...(currency === undefined || currency === ''
        ? {}
        : {
            style: 'currency',
            currency,
            currencyDisplay: useLongCurrencyFormat === 'true' ? 'code' : 'narrowSymbol',
          }),
    });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

/** The characters for the words of a pattern such as `opar_csym_1_comma_234_period_89_cpar`. */
export const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    minus: '-',
    opar: '(',
    cpar: ')',
    space: ' ',
    comma: ',',
    period: '.',
    tick: '’',
    apos: '’',
  }),
);

/** Writes a number by a pattern, whose digits show what stands before, between and after them. */
function applyPattern(pattern: string, format: Intl.NumberFormat, number: number): string {
  const parts = format.formatToParts(Math.abs(number));
  const read = (type: Intl.NumberFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  const words = pattern.split('_').map((word) => {
    if (word === 'csym' || word === 'ccode') return read('currency');
    return signs.get(word) ?? word;
  });
  const first = words.findIndex(isDigits);
  const last = words.findLastIndex(isDigits);
  if (first === -1) return toPlainSpaces(format.format(number));
  // `89` means the digits after the decimal separator, `234` and `567` mean groups of digits.
  const decimal = words[last]?.length === 2 ? (words[last - 1] ?? '') : '.';
  const group = words[first + 1] ?? '';
  const whole = parts.filter(({ type }) => type === 'integer').map(({ value }) => value);
  const fraction = read('fraction');
  const digits = `${whole.join(group)}${fraction === '' ? '' : `${decimal}${fraction}`}`;
  return toPlainSpaces(
    [words.slice(0, first).join(''), digits, words.slice(last + 1).join('')].join(''),
  );
}

/** Checks whether a word of a format stands for digits, as `234` does. */
export function isDigits(word: string): boolean {
  return /^\d+$/u.test(word);
}

/** Fonts of documents do not have the narrow and unbreakable spaces of locales. */
function toPlainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/gu, ' ');
}
