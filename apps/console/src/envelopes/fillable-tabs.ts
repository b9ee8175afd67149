import { listTabs } from './placed-tabs.ts';
import type { Recipient } from './recipients.ts';

/** A tab that a recipient fills in. */
export interface FillableTab {
  /** The key by which the control API finds the tab. */
  key: string;
  label: string;
  /** The values to choose from; undefined for text. */
  choices?: readonly string[];
  isRequired: boolean;
  /** Its current value or, if it is required, a valid one. */
  value: string;
}

/** A value for each kind of text that is accepted. */
const samples: Readonly<Record<string, string>> = {
  numberTabs: '1',
  numericalTabs: '1',
  currencyTabs: '1',
  zipTabs: '94105',
  ssnTabs: '123-45-6789',
  phoneNumberTabs: '+1 555 0100',
  dateTabs: '1/31/2030',
  textTabs: 'Sample',
  companyTabs: 'Sample Company',
  titleTabs: 'Sample Title',
  emailTabs: 'sample@example.com',
};

/** Lists the tabs that a recipient fills in, with values with which signing succeeds. */
export function listFillableTabs({ tabs, email }: Recipient): FillableTab[] {
  return listTabs(tabs).flatMap(({ list, type, label, value, isRequired, tab }) => {
    if (tab.locked === 'true') return [];
    const name = label === '' ? type : label;
    if (list === 'radioGroupTabs') {
      const choices = (tab.radios ?? []).map((radio) => radio.value ?? '');
      const required = tab.radios?.some((radio) => radio.required === 'true') === true;
      return tab.groupName === undefined
        ? []
        : [
            {
              key: tab.groupName,
              label: name,
              choices,
              isRequired: required,
              value: tab.value ?? (required ? (choices[0] ?? '') : ''),
            },
          ];
    }
    if (tab.tabId === undefined) return [];
    const one = { key: tab.tabId, label: name, isRequired };
    if (list === 'checkboxTabs')
      return [
        { ...one, choices: ['true', 'false'], value: isRequired ? 'true' : value || 'false' },
      ];
    if (list === 'listTabs') {
      const choices = (tab.listItems ?? []).map((item) => item.value ?? '');
      const first = choices.find((choice) => choice !== '') ?? '';
      return [{ ...one, choices, value: value !== '' || !isRequired ? value : first }];
    }
    const sample = list === 'emailTabs' && email !== '' ? email : samples[list];
    if (sample === undefined) return [];
    return [{ ...one, value: value !== '' || !isRequired ? value : sample }];
  });
}
