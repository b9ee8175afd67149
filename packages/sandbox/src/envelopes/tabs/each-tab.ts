import type { Tabs } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { AnyRadio, AnyTab } from './any-tab.ts';
import { prefillTabLists, recipientTabLists, tabKinds, type TabList } from './tab-kinds.ts';

/** A tab, and the list that contains it. */
export interface ListedTab {
  list: TabList;
  tab: AnyTab;
  /**
   * True for a tab in `prefillTabs`, which the sender fills in, and which belongs to no recipient.
   */
  prefill: boolean;
}

/** Lists of tabs by their name, with their position in the order of lists. */
type Order<List extends TabList> = ReadonlyMap<string, { list: List; at: number }>;

const recipientOrder = order(recipientTabLists);
const prefillOrder = order(prefillTabLists);

function order<List extends TabList>(lists: readonly List[]): Order<List> {
  return new Map(lists.map((list, at) => [list, { list, at }]));
}

/** Finds the lists that a body of tabs has, in their order: it has few of forty. */
function existing<List extends TabList>(tabs: object, known: Order<List>): { list: List }[] {
  const found: { list: List; at: number }[] = [];
  let last = -1;
  let isOrdered = true;
  for (const name of Object.keys(tabs)) {
    const one = known.get(name);
    if (one === undefined) continue;
    isOrdered &&= one.at > last;
    last = one.at;
    found.push(one);
  }
  return isOrdered ? found : found.toSorted((one, other) => one.at - other.at);
}

/** Returns the existing lists with their names; changing a list changes the tabs. */
export function getTabLists(tabs: Tabs): { list: TabList; items: AnyTab[]; prefill: boolean }[] {
  const found: { list: TabList; items: AnyTab[]; prefill: boolean }[] = [];
  for (const { list } of existing(tabs, recipientOrder)) {
    const items: AnyTab[] | undefined = tabs[list];
    if (items !== undefined) found.push({ list, items, prefill: false });
  }
  const { prefillTabs } = tabs;
  if (prefillTabs === undefined) return found;
  for (const { list } of existing(prefillTabs, prefillOrder)) {
    const items: AnyTab[] | undefined = prefillTabs[list];
    if (items !== undefined) found.push({ list, items, prefill: true });
  }
  return found;
}

/**
 * Lists all tabs of every list, those of `prefillTabs` last. They are the tabs themselves, not
 * copies. A group of radio buttons counts as one tab.
 */
export function eachTab(tabs: Tabs): ListedTab[] {
  const found: ListedTab[] = [];
  for (const { list, items, prefill } of getTabLists(tabs))
    for (const tab of items) found.push({ list, tab, prefill });
  return found;
}

/** Finds the location of each tab, such as `/textTabs/0`. */
export function findTabPlaces(tabs: Tabs): ReadonlyMap<AnyTab, string> {
  return new Map(
    getTabLists(tabs).flatMap(({ list, items, prefill }) =>
      items.map((tab, index) => [tab, `${prefill ? '/prefillTabs' : ''}/${list}/${index}`]),
    ),
  );
}

/**
 * Lists the parts of a tab that have a place on a page: the buttons of a group, none for a rule,
 * otherwise the tab itself.
 */
export function placedParts({ list, tab }: Pick<ListedTab, 'list' | 'tab'>): AnyRadio[] {
  const { use } = tabKinds[list];
  if (use === 'rule') return [];
  return use === 'pick' ? (tab.radios ?? []) : [tab];
}

/** Removes tabs that a test rejects, and lists that become empty. */
export function keepTabs(tabs: Tabs, stays: (listed: ListedTab) => boolean): void {
  for (const { list, items, prefill } of getTabLists(tabs)) {
    const left = items.filter((tab) => stays({ list, tab, prefill }));
    // Assigned one by one, since a call takes only so many arguments.
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

/** Stores the changed tabs that the sender fills in. */
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
