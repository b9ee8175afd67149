import type { Tabs } from '@countersign/types/esign-v2.1';
import type { AnyTab } from './any-tab.ts';
import { eachTab, type ListedTab } from './each-tab.ts';
import { choose } from './originals.ts';
import type { TabList } from './tab-kinds.ts';
import { getTabValue } from './tab-values.ts';

/** The kinds of tabs that share their values by their labels. */
const kinds: ReadonlySet<TabList> = new Set([
  'checkboxTabs',
  'companyTabs',
  'listTabs',
  'textTabs',
  'titleTabs',
]);

/**
 * Returns a function that copies each value that has changed by then to the other tabs of the same
 * kind, label and document, unless they are locked or have changed, too.
 * @evidence public
 */
export function noteValues(tabs: Tabs): () => void {
  const sharing = eachTab(tabs).filter(
    ({ list, tab, prefill }) => !prefill && kinds.has(list) && hasLabel(tab),
  );
  if (sharing.length < 2) return () => {};
  const groups = Map.groupBy(sharing, ({ list, tab }) =>
    JSON.stringify([list, tab.documentId, tab.tabLabel]),
  );
  const before = new Map(
    [...groups.values()]
      .filter(({ length }) => length > 1)
      .flatMap((group) => group.map(({ list, tab }) => [tab, getTabValue(list, tab)] as const)),
  );
  const isChanged = ({ list, tab }: ListedTab) =>
    before.has(tab) && getTabValue(list, tab) !== before.get(tab);
  return () => {
    for (const group of groups.values()) {
      const source = group.find(isChanged);
      if (source === undefined) continue;
      const value = getTabValue(source.list, source.tab);
      for (const one of group.filter(({ tab }) => tab.locked !== 'true'))
        if (!isChanged(one)) copy(one, value);
    }
  };
}

function hasLabel({ tabLabel = '' }: AnyTab): boolean {
  return tabLabel !== '';
}

function copy({ list, tab }: ListedTab, value: string): void {
  if (list === 'checkboxTabs') tab.selected = value === 'true' ? 'true' : 'false';
  else if (list === 'listTabs') choose(tab, value);
  else tab.value = value;
}
