import type { AnyTab } from './any-tab.ts';

/** The format of a tab that names none. */
const usual = 'MM/dd/yyyy';

/** The format of the date of signing. */
export const signedFormat = 'M/d/yyyy';

/** Numbers for day, month and year, with one separator: what a date picker can be converted to. */
const numeric = /^(?:d{1,2}|M{1,2}|yyyy)([./-])(?:d{1,2}|M{1,2}|yyyy)\1(?:d{1,2}|M{1,2}|yyyy)$/u;

/** A date as a date picker sends it. */
const picked = /^(\d{4})-(\d{2})-(\d{2})$/u;

/**
 * Checks whether the date of a tab can be picked: its format is known and numeric, and so is its
 * value.
 */
export function hasDatePicker(tab: AnyTab): boolean {
  const value = tab.value ?? '';
  return (
    (tab.validationPattern ?? '') === '' &&
    isPickable(getFormat(tab)) &&
    (value === '' || toPickedDate(tab, value) !== undefined)
  );
}

/** Formats a picked date in the format of its tab; other text is not changed. */
export function formatPickedDate(tab: AnyTab, sent: string): string {
  return formatDate(getFormat(tab), sent);
}

/** Writes a date such as `2026-11-20` in a format of numbers; other text is not changed. */
export function formatDate(format: string, sent: string): string {
  const [, year = '', month = '', day = ''] = picked.exec(sent) ?? [];
  if (year === '') return sent;
  return writeAt(writeAt(format.replace('yyyy', year), 'M', month), 'd', day);
}

/** Writes digits in place of the first letter of a format, or of the first two that are the same. */
function writeAt(format: string, letter: 'M' | 'd', digits: string): string {
  const at = format.indexOf(letter);
  if (at === -1) return format;
  const isLong = format.charAt(at + 1) === letter;
  const written = isLong ? digits : String(Number(digits));
  return `${format.slice(0, at)}${written}${format.slice(at + (isLong ? 2 : 1))}`;
}

/** Converts the date of a tab for a date picker: `2026-11-20`; undefined for an invalid date. */
export function toPickedDate(tab: AnyTab, value: string): string | undefined {
  return parseDate(getFormat(tab), value);
}

/** Reads a date that is written in a format: `2026-11-20`; undefined for an invalid date. */
export function parseDate(format: string, value: string): string | undefined {
  const found = value.split(/[./-]/u);
  const order = format.split(/[./-]/u).map((letters) => letters.charAt(0));
  const [year, month, day] = ['y', 'M', 'd'].map((letter) => found[order.indexOf(letter)] ?? '');
  const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const time = picked.test(iso) && found.length === order.length ? Date.parse(iso) : Number.NaN;
  // `Date` makes March of the 30th of February.
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(iso) ? undefined : iso;
}

/** The format of a tab for a date. */
export function getFormat({ localePolicy }: AnyTab): string {
  const { customDateFormat = '', dateFormat = '' } = localePolicy ?? {};
  return customDateFormat || dateFormat || usual;
}

function isPickable(format: string): boolean {
  return numeric.test(format) && ['d', 'M', 'yyyy'].every((letters) => format.includes(letters));
}
