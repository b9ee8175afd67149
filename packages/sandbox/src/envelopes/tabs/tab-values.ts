import type { StoredRecipient } from '../../state/model/recipient.ts';
import { nameOfTab, type AnyTab } from './any-tab.ts';
import { eachTab } from './each-tab.ts';
import { tabKinds, getTabType, type TabList } from './tab-kinds.ts';

/** The value of a recipient's tab. */
export interface TabValue {
  list: TabList;
  /** The ID; that of the chosen button, or the first one, of a group. */
  tabId: string;
  /** The label, or the name of the group. */
  name: string;
  /** The type in responses, such as `text`. */
  type: string;
  /** The value as text; empty if there is none. `true` or `false` for a box. */
  value: string;
  originalValue: string;
  documentId: string | undefined;
  required: boolean;
  locked: boolean;
}

/** The values of the tabs of a recipient that have one: no signatures, buttons and rules. */
export function listTabValues({ tabs }: Pick<StoredRecipient, 'tabs'>): TabValue[] {
  return eachTab(tabs).flatMap(({ list, tab, prefill }) => {
    if (prefill || !hasValue(list)) return [];
    const radio = tab.radios?.find(({ selected }) => selected === 'true') ?? tab.radios?.[0];
    return [
      {
        list,
        tabId: tab.tabId ?? radio?.tabId ?? '',
        name: nameOfTab(tab),
        type: getTabType(list),
        value: getTabValue(list, tab),
        originalValue:
          (tabKinds[list].use === 'tick' ? tab.selectedOriginal : tab.originalValue) ?? '',
        documentId: tab.documentId,
        required: isRequired(tab),
        locked: tab.locked === 'true',
      },
    ];
  });
}

/** Uses of tabs that have a value. */
const withValue: ReadonlySet<string> = new Set([
  'automatic',
  'enter',
  'calculate',
  'tick',
  'choose',
  'pick',
  'show',
]);

/** Checks whether tabs of this kind have a value. */
export function hasValue(list: TabList): boolean {
  return withValue.has(tabKinds[list].use);
}

/** The value of a tab as text; `true` or `false` of a box. */
export function getTabValue(list: TabList, tab: AnyTab): string {
  if (tabKinds[list].use === 'tick') return tab.selected ?? 'false';
  if (tabKinds[list].use !== 'pick') return tab.value ?? '';
  return tab.radios?.find(({ selected }) => selected === 'true')?.value ?? '';
}

/** Checks whether the signer must fill in the tab; a group is required if one of its buttons is. */
export function isRequired({ required, radios = [] }: AnyTab): boolean {
  return required === 'true' || radios.some((radio) => radio.required === 'true');
}
