import { randomUUID } from 'node:crypto';
import type { Tabs } from '@countersign/types/esign-v2.1';
import type { AnyRadio, AnyTab } from '../tabs/any-tab.ts';
import { addTabs, eachTab, findTabPlaces, keepTabs, type ListedTab } from '../tabs/each-tab.ts';

/** A copy of the tabs of a template: other tabs in the same places. */
export function copyTabs(tabs: Tabs): Tabs {
  const copy = structuredClone(tabs);
  for (const { tab } of eachTab(copy))
    for (const part of [tab, ...(tab.radios ?? [])])
      if (part.tabId !== undefined) part.tabId = randomUUID();
  return copy;
}

/**
 * Lays tabs over those of a template. What has the label of a tab of the same kind changes what it
 * says of that tab; the rest is added where it says its own place, and else left out.
 * @param lost takes each tab that is left out
 */
export function mergeTabs(base: Tabs, over: Tabs, lost?: (tab: LostTab) => void): Tabs {
  const known = tabsByKey(base);
  const changes = new Map<string, TabChange>();
  const added = structuredClone(over);
  const places = findTabPlaces(added);
  keepTabs(added, (listed) => {
    const key = createTabKey(listed);
    if (key === undefined || !known.has(key)) {
      const stays = hasPlace(listed);
      if (!stays) lost?.({ listed, base, at: places.get(listed.tab) ?? '' });
      return stays;
    }
    const change = changes.get(key) ?? { values: {}, radios: [] };
    changes.set(key, change);
    addChange(change, listed.tab);
    return false;
  });
  for (const [key, { values, radios }] of changes)
    for (const { tab } of known.get(key) ?? []) {
      Object.assign(tab, values);
      for (const input of radios) changeRadios(tab.radios ?? [], input);
    }
  addTabs(base, added);
  return base;
}

/** A tab that is left out, since no tab has its label. */
export interface LostTab {
  listed: ListedTab;
  /** Where it is among the tabs of the request, such as `/textTabs/0`. */
  at: string;
  /** The tabs whose labels could be meant. */
  base: Tabs;
}

/** What several tabs with one label say of those below that have it. */
interface TabChange {
  values: AnyTab;
  radios: AnyRadio[][];
}

function addChange(change: TabChange, tab: AnyTab): void {
  const { tabId: _id, recipientId: _owner, recipientIdGuid: _ownerGuid, radios, ...values } = tab;
  Object.assign(change.values, values);
  if (radios !== undefined) change.radios.push(radios);
}

function tabsByKey(tabs: Tabs): ReadonlyMap<string, ListedTab[]> {
  const byKey = new Map<string, ListedTab[]>();
  for (const listed of eachTab(tabs)) {
    const key = createTabKey(listed);
    if (key === undefined) continue;
    const same = byKey.get(key);
    if (same === undefined) byKey.set(key, [listed]);
    else same.push(listed);
  }
  return byKey;
}

/** The kind of a tab and its label; undefined without a label. */
function createTabKey({ list, prefill, tab }: ListedTab): string | undefined {
  const label = labelOf(tab);
  return label === undefined ? undefined : JSON.stringify([list, prefill, label]);
}

/** What a tab is found by. */
export function labelOf({ tabLabel, groupName, groupLabel }: AnyTab): string | undefined {
  return tabLabel ?? groupName ?? groupLabel;
}

/** Chooses among the buttons of a group: where one is chosen, the others are not. */
function changeRadios(known: readonly AnyRadio[], input: readonly AnyRadio[]): void {
  const chosen = input.some(({ selected }) => selected === 'true');
  for (const radio of known) {
    const like = input.find(({ value }) => value === radio.value);
    if (like?.selected !== undefined) radio.selected = like.selected;
    else if (chosen) radio.selected = 'false';
  }
}

/** Whether a tab says where it is to stand; a rule about others stands nowhere. */
function hasPlace({ list, tab }: ListedTab): boolean {
  if (list === 'tabGroups') return true;
  return [tab, ...(tab.radios ?? [])].some(
    ({ anchorString, xPosition }) =>
      xPosition !== undefined || (anchorString !== undefined && anchorString !== ''),
  );
}
