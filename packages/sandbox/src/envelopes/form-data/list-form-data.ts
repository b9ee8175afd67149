import type { FormDataItem, Tabs } from '@countersign/types/esign-v2.1';
import { nameOfTab, type AnyTab } from '../tabs/any-tab.ts';
import { eachTab } from '../tabs/each-tab.ts';
import { readNumerical } from '../tabs/numerical.ts';
import { tabKinds, type TabList } from '../tabs/tab-kinds.ts';
import { hasValue, getTabValue } from '../tabs/tab-values.ts';

/**
 * Lists the values of tabs. A ticked box has the value `X`.
 * @param of selects the tabs that recipients fill in, or those that the sender fills in before
 * sending
 */
export function listFormData(tabs: Tabs, of: 'recipient' | 'sender'): FormDataItem[] {
  return eachTab(tabs)
    .filter(({ list, prefill }) => prefill === (of === 'sender') && isFilledIn(list))
    .map(({ list, tab }) => createItem(list, tab));
}

/**
 * Checks whether a person or the service fills in such tabs; a note has its value from the start.
 */
function isFilledIn(list: TabList): boolean {
  return hasValue(list) && tabKinds[list].use !== 'show';
}

function createItem(list: TabList, tab: AnyTab): FormDataItem {
  const value = shown(list, getTabValue(list, tab));
  const originalValue = shown(
    list,
    (tabKinds[list].use === 'tick' ? tab.selectedOriginal : tab.originalValue) ?? '',
  );
  return {
    name: nameOfTab(tab),
    value: list === 'listTabs' ? textOfItem(tab, value) : value,
    originalValue,
    ...(list === 'listTabs' && { listSelectedValue: value }),
    ...numbers(list, tab, value, originalValue),
  };
}

function shown(list: TabList, value: string): string {
  if (tabKinds[list].use !== 'tick') return value;
  return value === 'true' ? 'X' : '';
}

function textOfItem({ listItems = [] }: AnyTab, value: string): string {
  return listItems.find((item) => item.value === value)?.text ?? value;
}

function numbers(list: TabList, tab: AnyTab, value: string, originalValue: string): FormDataItem {
  const { isNumeric, isFormatted } = tabKinds[list];
  if (isNumeric !== true) return {};
  const read =
    isFormatted === true ? (text: string) => readNumerical(tab, text)?.toString() : plainNumber;
  const [now, first] = [read(value), read(originalValue)];
  return {
    ...(now !== undefined && { numericalValue: now }),
    ...(first !== undefined && { originalNumericalValue: first }),
  };
}

/** The number in a text such as `€ 1,250.00`, without sign of currency and commas. */
function plainNumber(text: string): string | undefined {
  const plain = text.replaceAll(/[^\d.-]/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? plain : undefined;
}
