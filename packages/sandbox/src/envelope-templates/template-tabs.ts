import { randomUUID } from 'node:crypto';
import type { Tabs } from '@countersign/types/esign-v2.1';
import type { AnyRadio, AnyTab } from '../tabs/any-tab.ts';
import { addTabs, eachTab, keepTabs, type ListedTab } from '../tabs/each-tab.ts';

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
 */
export function layTabs(base: Tabs, over: Tabs): Tabs {
  const known = eachTab(base);
  const added = structuredClone(over);
  keepTabs(added, (listed) => !changeLike(known, listed) && hasPlace(listed));
  addTabs(base, added);
  return base;
}

/** Changes all tabs with the same label; says whether there were any. */
function changeLike(known: readonly ListedTab[], { list, tab, prefill }: ListedTab): boolean {
  const label = labelOf(tab);
  const like = known.filter(
    (one) =>
      label !== undefined &&
      one.list === list &&
      one.prefill === prefill &&
      labelOf(one.tab) === label,
  );
  const { tabId: _id, recipientId: _owner, recipientIdGuid: _ownerGuid, radios, ...values } = tab;
  for (const one of like) {
    Object.assign(one.tab, values);
    if (radios !== undefined) changeRadios(one.tab.radios ?? [], radios);
  }
  return like.length > 0;
}

function labelOf({ tabLabel, groupName, groupLabel }: AnyTab): string | undefined {
  return tabLabel ?? groupName ?? groupLabel;
}

/** Chooses among the buttons of a group: where one is chosen, the others are not. */
function changeRadios(known: readonly AnyRadio[], given: readonly AnyRadio[]): void {
  const chosen = given.some(({ selected }) => selected === 'true');
  for (const radio of known) {
    const like = given.find(({ value }) => value === radio.value);
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
