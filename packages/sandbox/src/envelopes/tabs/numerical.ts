import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { nameOfTab, type AnyTab } from './any-tab.ts';
import { type AmountFormats, formatsOfCulture } from './culture-formats.ts';
import { numberIn } from './number-in.ts';
import { isDigits, signs } from './format-number.ts';
import { tabKinds, type TabList } from './tab-kinds.ts';
import { getTabValue } from './tab-values.ts';

/** The smallest and the largest number that a tab takes. */
export interface NumericalRange {
  least: string;
  most: string;
}

/** The range of a tab without limits of its own. */
export const widestRange: NumericalRange = { least: '-999999999.99', most: '999999999.99' };

/** The number of a tab as it is now; not a number where it has none. */
export function numberOf(list: TabList, tab: AnyTab): number {
  const value = getTabValue(list, tab);
  if (tabKinds[list].isFormatted !== true) return numberIn(value);
  return readNumerical(tab, value) ?? Number.NaN;
}

/** Writes the first number of a tab that has one, which a request may give without its text. */
export function writeNumber(list: TabList, tab: AnyTab): void {
  const { hasNumericalValue, isFormatted } = tabKinds[list];
  if (isFormatted === true) writeNumerical(tab);
  else if (hasNumericalValue === true) tab.value ??= tab.numericalValue;
}

/** Writes another number into a numerical tab, or the same in other formats. */
export function replaceNumber(tab: AnyTab, text: string | undefined): void {
  if (text !== undefined) tab.numericalValue = text;
  writeNumerical(tab);
}

/**
 * Writes the number of a numerical tab as the service keeps it: `numericalValue` with its separators
 * and a minus, such as `-50,000.00`, and `value` with the currency, such as `($50,000.00) USD`. The
 * value of a request counts only where there is no number.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for formats that contradict each other
 * @evidence public
 */
function writeNumerical(tab: AnyTab): void {
  completePolicy(tab);
  const text = tab.numericalValue ?? tab.value;
  if (text === undefined) return;
  const number = readNumerical(tab, text);
  if (number === undefined) return;
  const formats = formatsOf(tab);
  tab.numericalValue = `${number < 0 ? '-' : ''}${writeDigits(formats.currencyPositiveFormat, number)}`;
  tab.value = writeAmount(tab, formats, number);
}

/** Reads the number of a text in the format of the tab, or with a point as programs write it. */
export function readNumerical(tab: AnyTab, text: string): number | undefined {
  const { currencyPositiveFormat, currencyCode } = formatsOf(tab);
  const { group, decimal } = separators(currencyPositiveFormat);
  const bare = text
    .replace(symbolOf(currencyCode), '')
    .replace(currencyCode.toUpperCase(), '')
    .trim();
  const isNegative = /^\(.*\)$|^-|-$/su.test(bare);
  const digits = bare
    .replace(/^\((.*)\)$/su, '$1')
    .replace(/^-|-$/u, '')
    .trim();
  const written = new RegExp(
    `^(?:\\d+|\\d{1,3}(?:${escape(group)}\\d{3})+)(?:${escape(decimal)}\\d+)?$`,
    'u',
  );
  const plain = written.test(digits)
    ? digits.replaceAll(group, '').replace(decimal, '.')
    : /^\d+(?:\.\d+)?$/u.test(digits)
      ? digits
      : undefined;
  return plain === undefined ? undefined : Number(plain) * (isNegative ? -1 : 1);
}

/** Adds the formats that follow from the culture, and refuses those that no number can have. */
function completePolicy(tab: AnyTab): void {
  const { localePolicy } = tab;
  if (localePolicy === undefined) return;
  const formats = formatsOf(tab);
  const [positive, negative] = [
    separators(formats.currencyPositiveFormat),
    separators(formats.currencyNegativeFormat),
  ];
  if (positive.group !== negative.group || positive.decimal !== negative.decimal)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The localePolicy of the tab ${nameOfTab(tab)} has the currencyPositiveFormat ${formats.currencyPositiveFormat} and the currencyNegativeFormat ${formats.currencyNegativeFormat}. Both must have the same separators.`,
    );
  if ((localePolicy.cultureName ?? '') !== '') tab.localePolicy = { ...localePolicy, ...formats };
}

function formatsOf({ localePolicy = {} }: AnyTab): AmountFormats {
  const usual = formatsOfCulture(localePolicy.cultureName ?? '');
  const own = (name: keyof AmountFormats) =>
    (localePolicy[name] ?? '') === '' ? usual[name] : (localePolicy[name] ?? '');
  return {
    currencyCode: own('currencyCode'),
    currencyPositiveFormat: own('currencyPositiveFormat'),
    currencyNegativeFormat: own('currencyNegativeFormat'),
  };
}

/** Checks whether a numerical tab holds an amount of money, and no plain number. */
export function isAmount({ validationType, localePolicy }: AnyTab): boolean {
  if (validationType !== undefined) return validationType.toLowerCase() === 'currency';
  return (localePolicy?.currencyCode ?? '') !== '';
}

function writeAmount(tab: AnyTab, formats: AmountFormats, number: number): string {
  const { currencyCode, currencyPositiveFormat, currencyNegativeFormat } = formats;
  const pattern = (number < 0 ? currencyNegativeFormat : currencyPositiveFormat).split('_');
  const [first, last] = [pattern.findIndex(isDigits), pattern.findLastIndex(isDigits)];
  const symbol = isAmount(tab) ? symbolOf(currencyCode) : '';
  const write = (words: readonly string[]) =>
    words.map((word) => (word === 'csym' || word === 'ccode' ? symbol : (signs.get(word) ?? word)));
  const text = [
    ...write(pattern.slice(0, first)),
    writeDigits(currencyPositiveFormat, number),
    ...write(pattern.slice(last + 1)),
  ].join('');
  const code = isAmount(tab) && tab.localePolicy?.useLongCurrencyFormat === 'true';
  return `${text.trim().replace(/\s+(?=\)$)/u, symbol === '' ? '' : ' ')}${code ? ` ${currencyCode.toUpperCase()}` : ''}`;
}

/** The digits of a number without its sign, with the separators of a format. */
function writeDigits(pattern: string, number: number): string {
  const { group, decimal, places } = separators(pattern);
  const [whole = '', fraction = ''] = Math.abs(number).toFixed(places).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, group);
  return fraction === '' ? grouped : `${grouped}${decimal}${fraction}`;
}

/** The separators of a format such as `csym_1_comma_234_comma_567_period_89`, and its decimal places. */
function separators(pattern: string): { group: string; decimal: string; places: number } {
  const [, group = 'comma', decimal] =
    /(?:^|_)1_([a-z]+)_234(?:_[a-z]+_567)?(?:_([a-z]+)_89)?/u.exec(pattern) ?? [];
  return {
    group: signs.get(group) ?? ',',
    decimal: signs.get(decimal ?? 'period') ?? '.',
    places: decimal === undefined ? 0 : 2,
  };
}

function symbolOf(currencyCode: string): string {
  try {
    const parts = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: currencyCode.toUpperCase(),
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(0);
    return parts.find(({ type }) => type === 'currency')?.value ?? '';
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return '';
  }
}

function escape(text: string): string {
  return text.replaceAll(/[.()]/gu, String.raw`\$&`);
}
