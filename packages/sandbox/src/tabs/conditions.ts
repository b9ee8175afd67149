import type { Tabs } from '@countersign/types/esign-v2.1';
import type { AnyTab } from './any-tab.ts';
import { eachTab, type ListedTab } from './each-tab.ts';
import { valueOf } from './tab-values.ts';

/**
 * Whether a tab shows: it depends on no other one, or the other one, found by its label or group
 * name, shows and has the value. For a box the value is `on` or `off`; without a value any will do.
 */
export function shows(tabs: Tabs, tab: AnyTab): boolean {
  if ((tab.conditionalParentLabel ?? '') === '') return true;
  return showsBelow(eachTab(tabs), tab, []);
}

function showsBelow(all: readonly ListedTab[], tab: AnyTab, below: readonly AnyTab[]): boolean {
  const { conditionalParentLabel: label, conditionalParentValue: wanted } = tab;
  if (label === undefined || label === '') return true;
  const parents = all.filter((one) => (one.tab.tabLabel ?? one.tab.groupName) === label);
  // Tabs that depend on each other in a ring, or on one that is not there, are always seen.
  if (parents.length === 0 || below.includes(tab)) return true;
  return parents.some(
    (parent) => has(parent, wanted) && showsBelow(all, parent.tab, [...below, tab]),
  );
}

function has({ list, tab }: ListedTab, wanted: string | undefined): boolean {
  const value = valueOf(list, tab);
  if (list === 'checkboxTabs')
    return (value === 'true') === !['off', 'false'].includes(wanted ?? '');
  return wanted === undefined || wanted === '' ? value !== '' : value === wanted;
}
