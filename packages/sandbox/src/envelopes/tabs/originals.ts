import type { AnyTab } from './any-tab.ts';
import { writeNumber } from './numerical.ts';
import { tabKinds, type TabList } from './tab-kinds.ts';

/** Unifies the ways to give a tab its first value, and notes that value. */
export function setOriginals(list: TabList, tab: AnyTab): void {
  switch (tabKinds[list].use) {
    case 'tick':
      tab.selected ??= 'false';
      tab.selectedOriginal ??= tab.selected;
      break;
    case 'choose':
      setListItem(tab);
      break;
    case 'pick':
      setRadios(tab);
      break;
    case 'enter':
      writeNumber(list, tab);
      if (tab.value !== undefined) tab.originalValue ??= tab.value;
      break;
    default:
      break;
  }
}

function setRadios(group: AnyTab): void {
  const radios = group.radios ?? [];
  const chosen =
    radios.find(({ selected }) => selected === 'true') ??
    (group.value === undefined ? undefined : radios.find(({ value }) => value === group.value));
  for (const radio of radios) radio.selected = radio === chosen ? 'true' : 'false';
  if (chosen?.value === undefined) return;
  group.value = chosen.value;
  group.originalValue ??= chosen.value;
}

function setListItem(tab: AnyTab): void {
  const items = tab.listItems ?? [];
  const value =
    tab.value ?? tab.listSelectedValue ?? items.find(({ selected }) => selected === 'true')?.value;
  if (value === undefined) return;
  choose(tab, value);
  tab.originalValue ??= value;
}

/** Chooses the item of a list that has the value. */
export function choose(tab: AnyTab, value: string): void {
  tab.value = value;
  tab.listSelectedValue = value;
  for (const item of tab.listItems ?? []) item.selected = item.value === value ? 'true' : 'false';
}
