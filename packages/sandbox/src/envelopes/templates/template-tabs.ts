import { randomUUID } from 'node:crypto';
import type { Tabs } from '@countersign/types/esign-v2.1';
import { copyJson } from '../../engine/copy-json.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { AnyRadio, AnyTab } from '../tabs/any-tab.ts';
import { addTabs, eachTab, findTabPlaces, keepTabs, type ListedTab } from '../tabs/each-tab.ts';

/** A copy of the tabs of a template: other tabs in the same places. */
export function copyTabs(tabs: Tabs): Tabs {
  const copy = copyJson(tabs);
  for (const { tab } of eachTab(copy))
    for (const part of [tab, ...(tab.radios ?? [])])
      if (part.tabId !== undefined) part.tabId = randomUUID();
  return copy;
}

/** Options for selecting the tabs of a template by the labels of a request. */
export interface LabelOptions {
  /**
   * Treats a label that starts with `\*` as an ordinary label (`tab_label_exact_matches`, false).
   */
  exactLabels?: boolean;
  /** Reports whether a tab gets its place from a form later, so that it stays without one. */
  isPlacedLater?: (listed: ListedTab) => boolean;
}

/** Options for merging tabs into those of a template. */
export interface MergeTabsOptions extends LabelOptions {
  /** Receives each tab that is left out. */
  lost?: (tab: LostTab) => void;
}

/** A tab that is left out, since no tab has its label. */
export interface LostTab {
  listed: ListedTab;
  /** Its location among the tabs of the request, such as `/textTabs/0`. */
  at: string;
  /** The tabs whose labels could be meant. */
  base: Tabs;
}

/**
 * Merges tabs into those of a template. A tab with the label of a tab of the same kind changes that
 * tab; a label such as `\*Boat` changes all tabs whose labels start with `Boat`. Any other tab is
 * added if it has a place, and otherwise left out.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for too many labels with `\*`
 */
export function mergeTabs(
  base: Tabs,
  over: Tabs,
  { exactLabels = false, isPlacedLater, lost }: MergeTabsOptions = {},
): Tabs {
  const known = tabsByKey(base);
  const findByWildcard = createWildcardSearch(known);
  const exact = new Map<string, TabChange>();
  const wild = new Map<readonly ListedTab[], TabChange>();
  const added = copyJson(over);
  const places = findTabPlaces(added);
  const staysAlone = (listed: ListedTab) => {
    if (hasPlace(listed) || isPlacedLater?.(listed) === true) return true;
    lost?.({ listed, base, at: places.get(listed.tab) ?? '' });
    return false;
  };
  keepTabs(added, (listed) => {
    const key = createTabKey(listed);
    if (key === undefined) return staysAlone(listed);
    if (known.has(key)) {
      addChange(changeFor(exact, key), listed.tab);
      return false;
    }
    const found = exactLabels ? [] : findByWildcard(listed);
    if (found.length === 0) return staysAlone(listed);
    addChange(changeFor(wild, found), withoutLabel(listed.tab));
    return false;
  });
  for (const [tabs, change] of wild) applyChange(tabs, change);
  // A whole label goes before the start of one.
  for (const [key, change] of exact) applyChange(known.get(key) ?? [], change);
  addTabs(base, added);
  return base;
}

function changeFor<Key>(changes: Map<Key, TabChange>, key: Key): TabChange {
  const change = changes.get(key) ?? { values: {}, radios: [] };
  changes.set(key, change);
  return change;
}

/** The prefix of a label that matches all labels with the same start. */
const wildcard = String.raw`\*`;

/**
 * The maximum number of such labels in the tabs of a recipient, because each is compared with all
 * tabs.
 */
const mostWildcards = 100;

/** Creates the function that finds the tabs for a label with a wildcard. */
function createWildcardSearch(
  known: ReadonlyMap<string, ListedTab[]>,
): (listed: ListedTab) => readonly ListedTab[] {
  const searched = new Map<string, readonly ListedTab[]>();
  return ({ list, prefill, tab }) => {
    const label = labelOf(tab) ?? '';
    if (!label.startsWith(wildcard)) return [];
    // The key of a label ends with a quote and a bracket.
    const start = keyFor(list, prefill, label.slice(wildcard.length)).slice(0, -2);
    const before = searched.get(start);
    if (before !== undefined) return before;
    if (searched.size === mostWildcards)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `The tabs of a recipient have more than ${mostWildcards} labels that start with ${wildcard}. Use whole labels.`,
      );
    const found = [...known].flatMap(([key, tabs]) => (key.startsWith(start) ? tabs : []));
    searched.set(start, found);
    return found;
  };
}

/** Removes the label, as the matching tabs keep their own. */
function withoutLabel({ tabLabel: _label, groupName: _name, groupLabel: _group, ...tab }: AnyTab) {
  return tab;
}

function applyChange(tabs: readonly ListedTab[], { values, radios }: TabChange): void {
  for (const { tab } of tabs) {
    Object.assign(tab, values);
    for (const input of radios) changeRadios(tab.radios ?? [], input);
  }
}

/** The values of several tabs with one label, for the template's tabs with that label. */
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
export function createTabKey({ list, prefill, tab }: ListedTab): string | undefined {
  const label = labelOf(tab);
  return label === undefined ? undefined : keyFor(list, prefill, label);
}

function keyFor(list: string, prefill: boolean, label: string): string {
  return JSON.stringify([list, prefill, label]);
}

/** Returns the label by which a tab is found. */
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

/** Checks whether a tab has a place; a rule about others needs none. */
function hasPlace({ list, tab }: ListedTab): boolean {
  if (list === 'tabGroups') return true;
  return [tab, ...(tab.radios ?? [])].some(
    ({ anchorString, xPosition }) =>
      xPosition !== undefined || (anchorString !== undefined && anchorString !== ''),
  );
}
