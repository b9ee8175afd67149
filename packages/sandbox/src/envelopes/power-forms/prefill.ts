import type { Tabs } from '@countersign/types/esign-v2.1';
import { replaceNul } from '../../pages/read-form.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { eachField } from '../custom-fields/field-lists.ts';
import { nameOfTab } from '../tabs/any-tab.ts';
import { eachTab, groupTabs, type ListedTab } from '../tabs/each-tab.ts';
import { tabKinds } from '../tabs/tab-kinds.ts';

/** Values in the address of a PowerForm, by names in lower case. */
export type Prefill = ReadonlyMap<string, string>;

/** The longest value that an address can fill in, in characters. */
const longest = 4000;

/** The longest value of a custom field, in characters. */
const longestField = 100;

/** The parameters of an address: `Tenant_UserName`, `Tenant_Boat name`, `EnvelopeField_Berth`. */
export function readPrefill(query: URLSearchParams): Prefill {
  const entries = [...query].map(([name, value]): [string, string] => [
    name.toLowerCase(),
    replaceNul(value).slice(0, longest),
  ]);
  return new Map(entries);
}

/** A value that an address fills in for a role, such as its `UserName`; empty where it does not. */
export function readForRole(prefill: Prefill, role: string, name: string): string {
  return prefill.get(`${role}_${name}`.toLowerCase()) ?? '';
}

/** The tabs of a role that an address fills in, as an envelope takes them with the role. */
export function listPrefilledTabs(prefill: Prefill, recipient: StoredRecipient): Tabs {
  const role = recipient.details.roleName ?? '';
  const filled = eachTab(recipient.tabs).flatMap((listed): ListedTab[] => {
    const value = readForRole(prefill, role, nameOfTab(listed.tab));
    const tab = value === '' ? undefined : fillTab(listed, value);
    return tab === undefined ? [] : [tab];
  });
  return groupTabs(filled);
}

function fillTab({ list, tab, prefill }: ListedTab, value: string): ListedTab | undefined {
  const { tabLabel, groupName, radios = [], listItems = [] } = tab;
  const label = tabLabel === undefined ? {} : { tabLabel };
  switch (tabKinds[list].use) {
    case 'enter':
      return { list, prefill, tab: { ...label, value } };
    case 'tick': {
      const isTicked = ['true', 'x', '1', 'on'].includes(value.toLowerCase());
      return { list, prefill, tab: { ...label, selected: isTicked ? 'true' : 'false' } };
    }
    case 'choose': {
      const item = listItems.find((one) => one.value === value || one.text === value);
      return item && { list, prefill, tab: { ...label, value: item.value } };
    }
    case 'pick':
      return radios.some((radio) => radio.value === value)
        ? { list, prefill, tab: { groupName, radios: [{ value, selected: 'true' }] } }
        : undefined;
    default:
      return undefined;
  }
}

/** Fills in the custom fields of an envelope that an address names; a list takes only its items. */
export function prefillCustomFields(
  { customFields }: Pick<StoredEnvelope, 'customFields'>,
  prefill: Prefill,
): void {
  for (const { field } of eachField(customFields)) {
    const value = readForRole(prefill, 'EnvelopeField', field.name ?? '');
    const isItem = field.listItems === undefined || field.listItems.includes(value);
    if (value !== '' && isItem) field.value = value.slice(0, longestField);
  }
}
