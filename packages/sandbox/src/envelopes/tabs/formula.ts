import type { Tabs } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { eachTab, type ListedTab } from './each-tab.ts';
import type { AnyTab } from './any-tab.ts';
import { formatDate, getFormat, parseDate, signedFormat } from './date-format.ts';
import { evaluateDates, type FormulaDay, isDateFormula } from './date-formula.ts';
import { numberOf } from './numerical.ts';

/** The maximum number of values read by all formulas of a recipient. */
const mostReads = 2_000_000;
/** More than as many brackets or signs in each other are not a formula. */
const deepest = 100;

/**
 * Calculates the tabs that have a formula from the others: `+ - * /`, brackets, numbers and labels
 * in square brackets, or functions of dates. A label without a number counts as 0. An invalid
 * formula, a missing date, or a division by zero, leaves its tab empty.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER if the formulas read too many values
 */
export function calculate(tabs: Tabs): void {
  const all = eachTab(tabs);
  const calculated = all.filter(({ tab }) => (tab.formula ?? '') !== '');
  if (calculated.length === 0) return;
  const byLabel = Map.groupBy(all, ({ tab }) => tab.tabLabel ?? tab.groupName);
  let reads = 0;
  /** The formats of dates that formulas have calculated. */
  const formats = new Map<AnyTab, string>();

  function find(label: string): ListedTab[] {
    const labelled = byLabel.get(label) ?? [];
    reads += labelled.length + 1;
    if (reads > mostReads)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `The formulas of the tabs read more than ${mostReads} values. Use fewer labels in them, or fewer tabs with the same label.`,
      );
    return labelled;
  }

  function sumValues(label: string): number {
    return find(label).reduce((sum, one) => {
      const value = numberOf(one.list, one.tab);
      return sum + (Number.isFinite(value) ? value : 0);
    }, 0);
  }

  function findDay(label: string): FormulaDay | undefined {
    const dated = find(label).find(({ tab }) => (tab.value ?? '') !== '');
    if (dated === undefined) return undefined;
    const { list, tab } = dated;
    const format = formats.get(tab) ?? (list === 'dateSignedTabs' ? signedFormat : getFormat(tab));
    const time = Date.parse(parseDate(format, tab.value ?? '') ?? '');
    return Number.isNaN(time) ? undefined : { time, format };
  }

  function calculateOne(tab: AnyTab): string {
    const { formula = '', roundDecimalPlaces } = tab;
    const isOfDates = isDateFormula(formula);
    const result = isOfDates ? evaluateDates(formula, findDay) : evaluate(formula, sumValues);
    if (typeof result !== 'object')
      return result === undefined ? '' : rounded(result, roundDecimalPlaces);
    formats.set(tab, result.format);
    return formatDate(result.format, new Date(result.time).toISOString().slice(0, 10));
  }

  // A formula may use the result of another one; no chain is longer than there are formulas.
  for (let round = 0; round < Math.min(calculated.length, 10); round += 1) {
    let isChanged = false;
    for (const { tab } of calculated) {
      const value = calculateOne(tab);
      isChanged ||= value !== tab.value;
      tab.value = value;
    }
    if (!isChanged) return;
  }
}

/** Without a number of places as many as there are, but no trace of how computers count. */
function rounded(result: number, places: string | undefined): string {
  if (places === undefined) return String(Number(result.toPrecision(12)));
  const digits = Math.trunc(Number(places));
  return result.toFixed(Number.isNaN(digits) ? 0 : Math.min(20, Math.max(0, digits)));
}

const token = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|\[([^\]]*)\]|([-+*/()]))/uy;

/** Computes the value of a formula; undefined for an invalid formula. */
export function evaluate(
  formula: string,
  getNumber: (label: string) => number,
): number | undefined {
  const parts: (number | string)[] = [];
  token.lastIndex = 0;
  const text = formula.trim();
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (found === null) return undefined;
    const [, number, label, sign] = found;
    parts.push(number === undefined ? (sign ?? getNumber(label ?? '')) : Number(number));
  }
  let at = 0;
  let depth = 0;

  function sum(): number {
    let result = product();
    while (parts[at] === '+' || parts[at] === '-')
      result += (parts[at++] === '+' ? 1 : -1) * product();
    return result;
  }
  function product(): number {
    let result = factor();
    while (parts[at] === '*' || parts[at] === '/')
      if (parts[at++] === '*') result *= factor();
      else result /= factor();
    return result;
  }
  function factor(): number {
    const part = parts[at++];
    if (typeof part === 'number') return part;
    if ((part !== '-' && part !== '(') || depth === deepest) return Number.NaN;
    depth += 1;
    const result = part === '-' ? -factor() : inBrackets();
    depth -= 1;
    return result;
  }
  function inBrackets(): number {
    const result = sum();
    return parts[at++] === ')' ? result : Number.NaN;
  }

  const result = sum();
  return at === parts.length && Number.isFinite(result) ? result : undefined;
}
