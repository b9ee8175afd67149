import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { nameOfTab, type AnyTab } from './any-tab.ts';
import type { ListedTab } from './each-tab.ts';
import { isAmount } from './numerical.ts';

/**
 * Gives formulas the `localePolicy` of the numerical tabs that they calculate with: that of amounts
 * if there are any. Their own policy does not count.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER where those tabs have different policies
 * @evidence public
 */
export function giveFormulasPolicies(all: readonly ListedTab[]): void {
  const numerical = all.filter(({ list }) => list === 'numericalTabs').map(({ tab }) => tab);
  if (numerical.length === 0) return;
  for (const { list, tab } of all) {
    if (list !== 'formulaTabs') continue;
    const labels = new Set(
      [...(tab.formula ?? '').matchAll(/\[([^[\]]*)\]/gu)].map(([, label]) => label),
    );
    const used = numerical.filter(({ tabLabel }) => labels.has(tabLabel));
    const amounts = used.filter(isAmount);
    givePolicy(tab, amounts.length > 0 ? amounts : used);
  }
}

function givePolicy(tab: AnyTab, [first, ...others]: readonly AnyTab[]): void {
  if (first === undefined) return;
  const policy = formatPolicy(first);
  const other = others.find((one) => formatPolicy(one) !== policy);
  if (other !== undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The formula of the tab ${nameOfTab(tab)} calculates with the tabs ${nameOfTab(first)} and ${nameOfTab(other)}, whose localePolicy differs. Give both the same.`,
    );
  if (first.localePolicy === undefined) delete tab.localePolicy;
  else tab.localePolicy = { ...first.localePolicy };
}

function formatPolicy({ localePolicy = {} }: AnyTab): string {
  return JSON.stringify(Object.entries(localePolicy).toSorted());
}
