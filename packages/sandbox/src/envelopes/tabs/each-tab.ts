import type { Tabs } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { AnyRadio, AnyTab } from './any-tab.ts';
import { prefillTabLists, recipientTabLists, type TabList } from './tab-kinds.ts';

/** A tab, and the list that it stands in. */
export interface ListedTab {
  list: TabList;
  tab: AnyTab;
  /** Whether it stands in `prefillTabs`: the sender fills it in, and it is no recipient's. */
  prefill: boolean;
}

/** The lists that are there, with their names; changing them changes the tabs. */
export function getTabLists(tabs: Tabs): { list: TabList; items: AnyTab[]; prefill: boolean }[] {
  const found: { list: TabList; items: AnyTab[]; prefill: boolean }[] = [];
  for (const list of recipientTabLists) {
    const items: AnyTab[] | undefined = tabs[list];
    if (items !== undefined) found.push({ list, items, prefill: false });
  }
  for (const list of prefillTabLists) {
    const items: AnyTab[] | undefined = tabs.prefillTabs?.[list];
    if (items !== undefined) found.push({ list, items, prefill: true });
  }
  return found;
}

/**
 * All tabs, of every list, those of `prefillTabs` last. They are the tabs themselves, no copies.
 * A group of radio buttons counts as one tab.
 */
export function eachTab(tabs: Tabs): ListedTab[] {
  return getTabLists(tabs).flatMap(({ list, items, prefill }) =>
    items.map((tab) => ({ list, tab, prefill })),
  );
}

/** Where each tab is among its tabs, such as `/textTabs/0`. */
export function findTabPlaces(tabs: Tabs): ReadonlyMap<AnyTab, string> {
  return new Map(
    getTabLists(tabs).flatMap(({ list, items, prefill }) =>
      items.map((tab, index) => [tab, `${prefill ? '/prefillTabs' : ''}/${list}/${index}`]),
    ),
  );
}

/** What of a tab has a place on a page: the buttons of a group, nothing of a rule, else itself. */
export function placedParts({ list, tab }: Pick<ListedTab, 'list' | 'tab'>): AnyRadio[] {
  if (list === 'tabGroups') return [];
  return list === 'radioGroupTabs' ? (tab.radios ?? []) : [tab];
}

/** Takes out the tabs that are not to stay, and lists that have become empty. */
export function keepTabs(tabs: Tabs, stays: (listed: ListedTab) => boolean): void {
  for (const { list, items, prefill } of getTabLists(tabs)) {
    const left = items.filter((tab) => stays({ list, tab, prefill }));
    // One by one, since a call takes only so many arguments.
    for (const [index, tab] of left.entries()) items[index] = tab;
    items.length = left.length;
    if (left.length > 0) continue;
    if (!prefill) Reflect.deleteProperty(tabs, list);
    else if (tabs.prefillTabs !== undefined) Reflect.deleteProperty(tabs.prefillTabs, list);
  }
  if (tabs.prefillTabs !== undefined && Object.keys(tabs.prefillTabs).length === 0)
    delete tabs.prefillTabs;
}

/** Adds tabs to others, list by list. */
export function addTabs(to: Tabs, { prefillTabs, ...more }: Tabs): void {
  addLists(to, more);
  if (prefillTabs === undefined) return;
  to.prefillTabs ??= {};
  addLists(to.prefillTabs, prefillTabs);
}

/** A body of tabs that holds some, each in its list. */
export function groupTabs(all: readonly ListedTab[]): Tabs {
  const own = new Map<TabList, AnyTab[]>();
  const prefilled = new Map<TabList, AnyTab[]>();
  for (const { list, tab, prefill } of all) {
    const lists = prefill ? prefilled : own;
    const items = lists.get(list);
    if (items === undefined) lists.set(list, [tab]);
    else items.push(tab);
  }
  const made: Tabs = {};
  addLists(made, Object.fromEntries(own));
  if (prefilled.size > 0) addLists((made.prefillTabs = {}), Object.fromEntries(prefilled));
  return made;
}

function addLists(to: object, more: object): void {
  for (const [list, items] of Object.entries(more)) {
    const known: unknown = Reflect.get(to, list);
    if (Array.isArray(items))
      Reflect.set(to, list, Array.isArray(known) ? [...known, ...items] : items);
  }
}

/** The tabs that the sender fills in, in the same shape as those of a recipient. */
export function prefillOf({ prefillTabs }: Pick<StoredEnvelope, 'prefillTabs'>): Tabs {
  return prefillTabs === undefined ? {} : { prefillTabs };
}

/** Keeps what has become of them. */
export function setPrefill(envelope: StoredEnvelope, { prefillTabs }: Tabs): void {
  if (prefillTabs === undefined) delete envelope.prefillTabs;
  else envelope.prefillTabs = prefillTabs;
}

/** Does something with them, and keeps what becomes of them. */
export function withPrefill(envelope: StoredEnvelope, work: (tabs: Tabs) => void): void {
  const tabs = prefillOf(envelope);
  work(tabs);
  setPrefill(envelope, tabs);
}
