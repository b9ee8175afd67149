import type { StoredRecipient } from '../../../state/model/recipient.ts';
import type { AnyRadio, AnyTab } from '../../tabs/any-tab.ts';
import { eachTab, type ListedTab } from '../../tabs/each-tab.ts';
import { isRequired, getTabValue } from '../../tabs/tab-values.ts';
import type { Control, ControlKind } from './control.ts';
import { getFieldName, fixedText, getControlKind } from './control-kind.ts';
import { getControlPlace } from './control-place.ts';

/** What was entered and found wrong, by the names of the fields. */
export interface Entered {
  texts: ReadonlyMap<string, string>;
  errors: ReadonlyMap<string, string>;
}

const nothing: Entered = { texts: new Map(), errors: new Map() };

/** What a recipient has to fill in and to read, in the order of the pages. */
export function listControls(recipient: StoredRecipient, entered: Entered = nothing): Control[] {
  const all = eachTab(recipient.tabs).filter(
    ({ prefill, tab }) => !prefill && tab.hidden !== 'true',
  );
  return all
    .flatMap((listed) => {
      const kind = getControlKind(listed);
      if (kind === undefined) return [];
      const control = {
        id: '',
        kind,
        name: getFieldName(listed.tab),
        ...describeControl(listed, recipient, all),
        ...enteredIn(listed, kind, entered),
      };
      if (kind === 'radio') return createRadios(listed.tab, control, entered);
      return [{ ...control, place: getControlPlace(listed.tab, kind) }];
    })
    .toSorted(byPlace)
    .map((control, index) => ({ ...control, id: `f${index + 1}` }));
}

const asks: Partial<Record<ControlKind, string>> = {
  sign: 'Sign here',
  initial: 'Initial here',
  press: 'Approve',
  decline: 'Decline',
  file: 'Attach a file',
  note: 'Note',
};

const inputModes: Partial<Record<ListedTab['list'], string>> = {
  numberTabs: 'decimal',
  numericalTabs: 'decimal',
  currencyTabs: 'decimal',
  emailTabs: 'email',
  phoneNumberTabs: 'tel',
  zipTabs: 'numeric',
  ssnTabs: 'numeric',
};

function describeControl(
  { list, tab }: ListedTab,
  recipient: StoredRecipient,
  all: readonly ListedTab[],
) {
  const kind = getControlKind({ list, tab, prefill: false }) ?? 'note';
  const signed = kind === 'sign' || kind === 'initial' || kind === 'file';
  const parent = all.find(
    (one) =>
      tab.conditionalParentLabel !== undefined &&
      (one.tab.tabLabel ?? one.tab.groupName) === tab.conditionalParentLabel,
  );
  return {
    label: chooseLabel(tab, kind === 'press' && list === 'viewTabs' ? 'View' : asks[kind]),
    required: signed ? tab.optional !== 'true' : isRequired(tab),
    locked: tab.locked === 'true',
    options: (tab.listItems ?? []).map(({ text = '', value = text }) => ({
      value,
      text: text === '' ? value : text,
    })),
    maxLength: kind === 'text' || kind === 'area' ? tab.maxLength : undefined,
    inputMode: inputModes[list],
    parent:
      parent === undefined
        ? undefined
        : { name: getFieldName(parent.tab), value: tab.conditionalParentValue ?? '' },
    fixed: fixedText(list, tab, recipient),
  };
}

function chooseLabel(
  { tabLabel = '', groupName = '', buttonText = '', name = '' }: AnyTab,
  otherwise?: string,
): string {
  const found = [buttonText, tabLabel, groupName, name].find((text) => text !== '');
  return found ?? otherwise ?? 'Field';
}

function enteredIn({ list, tab }: ListedTab, kind: ControlKind, { texts, errors }: Entered) {
  const name = getFieldName(tab);
  const sent = texts.get(name);
  const isBox = ['sign', 'initial', 'press', 'tick'].includes(kind);
  return {
    value: sent ?? (isBox ? 'true' : getTabValue(list, tab)),
    // A box that is not ticked is not sent, so a form that has been sent counts as a whole.
    checked:
      texts.size > 0 && tab.locked !== 'true'
        ? sent === 'true'
        : kind === 'tick' && tab.selected === 'true',
    error: errors.get(name),
  };
}

function createRadios(group: AnyTab, control: Control, { texts }: Entered): Control[] {
  const radios: readonly AnyRadio[] = group.radios ?? [];
  return radios.map((radio, index) => ({
    ...control,
    label: `${control.label}: ${radio.value ?? ''}`,
    value: radio.value ?? '',
    checked: texts.size > 0 ? texts.get(control.name) === radio.value : radio.selected === 'true',
    locked: control.locked || radio.locked === 'true',
    // Said once for all of them.
    error: index === 0 ? control.error : undefined,
    place: getControlPlace({ ...radio, documentId: group.documentId }, 'radio'),
  }));
}

function byPlace({ place: a }: Control, { place: b }: Control): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  // Documents stand in their own order, so only places within one are compared.
  if (a.documentId !== b.documentId) return 0;
  return a.page - b.page || a.y - b.y || a.x - b.x;
}
