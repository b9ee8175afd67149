import { type AnyTab, listTabs } from './placed-tabs.ts';
import type { Recipient } from './recipients.ts';

/** A value that can be chosen. */
interface Choice {
  value: string;
  words: string;
}

/** A tab that a recipient fills in. */
export interface FillableTab {
  /** The key by which the control API finds the tab. */
  key: string;
  /** The label by which errors name the tab. */
  name: string;
  /** The sender's hint, or else the label or the kind of the field. */
  label: string;
  /** The values to choose from, with their words; undefined for text. */
  choices?: readonly Choice[];
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

/** Lists the tabs that a recipient fills in, with values with which signing succeeds, or none. */
export function listFillableTabs({ tabs, email }: Recipient): FillableTab[] {
  return listTabs(tabs).flatMap(({ list, type, label: name, value, isRequired, tab }) => {
    if (tab.locked === 'true') return [];
    // The recipient sees the hint; labels are for programs.
    const label = [tab.tooltip, name, type].find((words) => (words ?? '') !== '') ?? '';
    if (list === 'radioGroupTabs') {
      const choices = (tab.radios ?? []).map((radio) => toChoice(radio));
      const required = tab.radios?.some((radio) => radio.required === 'true') === true;
      const first = required ? (choices[0]?.value ?? '') : '';
      return tab.groupName === undefined
        ? []
        : [
            {
              key: tab.groupName,
              name,
              label,
              choices,
              isRequired: required,
              value: tab.value ?? first,
            },
          ];
    }
    if (tab.tabId === undefined) return [];
    const one = { key: tab.tabId, name, label, isRequired };
    if (list === 'checkboxTabs') {
      const choices = [
        { value: 'true', words: 'Checked' },
        { value: 'false', words: 'Not checked' },
      ];
      return [{ ...one, choices, value: isRequired ? 'true' : value || 'false' }];
    }
    if (list === 'listTabs') {
      const choices = (tab.listItems ?? []).map((item) => toChoice(item));
      const first = choices.find((choice) => choice.value !== '')?.value ?? '';
      return [{ ...one, choices, value: value !== '' || !isRequired ? value : first }];
    }
    const sample = list === 'emailTabs' && email !== '' ? email : samples[list];
    if (sample === undefined) return [];
    const fitting = fits(sample, tab) ? sample : '';
    return [{ ...one, value: value !== '' || !isRequired ? value : fitting }];
  });
}

function toChoice({ text, value = '' }: Pick<AnyTab, 'value'> & { text?: string | undefined }) {
  return { value, words: text === undefined || text === '' ? value : text };
}

/** Reports whether a value passes the rule of its own tab, as the browser checks it. */
function fits(value: string, tab: AnyTab): boolean {
  const { maxLength = '', validationPattern = '' } = tab;
  const { minNumericalValue: least = '', maxNumericalValue: most = '' } = tab;
  if (Number(maxLength) > 0 && value.length > Number(maxLength)) return false;
  if (least !== '' && Number(value) < Number(least)) return false;
  if (most !== '' && Number(value) > Number(most)) return false;
  if (validationPattern === '') return true;
  const field = document.createElement('input');
  field.pattern = validationPattern;
  field.value = value;
  return field.checkValidity();
}
