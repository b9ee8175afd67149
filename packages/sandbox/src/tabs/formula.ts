import type { Tabs } from '@countersign/types/esign-v2.1';
import { eachTab } from './each-tab.ts';
import { numberIn } from './check-value.ts';
import { valueOf } from './tab-values.ts';

/**
 * Calculates the tabs that have a formula from the others: `+ - * /`, brackets, numbers and labels
 * in square brackets. A label without a number counts as 0. What is no such formula, or divides by
 * nothing, leaves its tab empty.
 */
export function calculate(tabs: Tabs): void {
  const all = eachTab(tabs);
  const calculated = all.filter(({ tab }) => (tab.formula ?? '') !== '');
  // A formula may use the result of another one; no chain is longer than there are formulas.
  for (let round = 0; round < Math.min(calculated.length, 10); round += 1)
    for (const { tab } of calculated) {
      const result = evaluate(tab.formula ?? '', (label) => {
        const values = all
          .filter((one) => (one.tab.tabLabel ?? one.tab.groupName) === label)
          .map((one) => numberIn(valueOf(one.list, one.tab)));
        return values.reduce((sum, value) => sum + (Number.isFinite(value) ? value : 0), 0);
      });
      tab.value = result === undefined ? '' : rounded(result, tab.roundDecimalPlaces);
    }
}

/** Without a number of places as many as there are, but no trace of how computers count. */
function rounded(result: number, places: string | undefined): string {
  return places === undefined
    ? String(Number(result.toPrecision(12)))
    : result.toFixed(Math.min(20, Number(places)));
}

const token = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|\[([^\]]*)\]|([-+*/()]))/uy;

/** The value of a formula; undefined where it is none that is understood. */
export function evaluate(formula: string, numberOf: (label: string) => number): number | undefined {
  const parts: (number | string)[] = [];
  token.lastIndex = 0;
  const text = formula.trim();
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (found === null) return undefined;
    const [, number, label, sign] = found;
    parts.push(number === undefined ? (sign ?? numberOf(label ?? '')) : Number(number));
  }
  let at = 0;

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
    if (part === '-') return -factor();
    if (part !== '(') return Number.NaN;
    const result = sum();
    return parts[at++] === ')' ? result : Number.NaN;
  }

  const result = sum();
  return at === parts.length && Number.isFinite(result) ? result : undefined;
}
