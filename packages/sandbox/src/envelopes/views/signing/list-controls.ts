import type { State } from '../../../state/state.ts';
import type { AnyRadio, AnyTab } from '../../tabs/any-tab.ts';
import { eachTab, type ListedTab } from '../../tabs/each-tab.ts';
import { getAutomaticValue } from '../../tabs/fill-automatic-tabs.ts';
import { isRequired, getTabValue } from '../../tabs/tab-values.ts';
import type { Control, ControlKind } from './control.ts';
import { getFieldName, getFixedText, getControlKind } from './control-kind.ts';
import { languageOf } from '../visit.ts';
import { chooseFieldLabel } from './field-label.ts';
import { describeCheck, describeMissing } from './plain-words.ts';
import { getControlPlace } from './control-place.ts';
import { toPickedDate } from '../../tabs/date-format.ts';
import { orderControls, type TabControls } from './order-controls.ts';
import type { Signing } from './signing.ts';
import { tabKinds } from '../../tabs/tab-kinds.ts';

/** Entered values with their errors, by the names of the fields. */
export interface Entered {
  texts: ReadonlyMap<string, string>;
  errors: ReadonlyMap<string, string>;
}

const nothing: Entered = { texts: new Map(), errors: new Map() };

type At = Pick<Signing, 'envelope' | 'recipient' | 'language'> & { state: Pick<State, 'now'> };

/** Lists the controls that a recipient fills in or reads, in the order of signing. */
export function listControls(at: At, entered: Entered = nothing): Control[] {
  const { envelope, recipient } = at;
  const all = eachTab(recipient.tabs).filter(
    ({ prefill, tab }) => !prefill && tab.hidden !== 'true',
  );
  const tabs = all.flatMap((listed): TabControls[] => {
    const kind = getControlKind(listed);
    if (kind === undefined) return [];
    const { tab } = listed;
    const control = {
      id: '',
      kind,
      name: getFieldName(tab),
      ...describeControl(listed, kind, at, all),
      ...enteredIn(listed, kind, entered),
    };
    const controls =
      kind === 'radio'
        ? createRadios(tab, control, entered)
        : [{ ...control, place: getControlPlace(tab, kind) }];
    return [{ controls, tabOrder: readOrder(tab) }];
  });
  return orderControls(tabs, envelope.documents).map((control, index) => ({
    ...control,
    id: `f${index + 1}`,
  }));
}

/** Reads the order of a tab; for a group, that of its first button. */
function readOrder({ tabOrder, radios }: AnyTab): number | undefined {
  const order = Number(tabOrder ?? radios?.[0]?.tabOrder ?? '');
  return order > 0 ? order : undefined;
}

function describeControl(
  listed: ListedTab,
  kind: ControlKind,
  { state, envelope, recipient, language }: At,
  all: readonly ListedTab[],
) {
  const { list, tab } = listed;
  const { t } = languageOf({ language });
  const signed = kind === 'sign' || kind === 'initial' || kind === 'file';
  const parent = all.find(
    (one) =>
      tab.conditionalParentLabel !== undefined &&
      (one.tab.tabLabel ?? one.tab.groupName) === tab.conditionalParentLabel,
  );
  return {
    label: chooseFieldLabel(listed, kind, t),
    check: kind === 'text' || kind === 'area' ? describeCheck(listed, t) : undefined,
    missing: describeMissing(kind, t),
    required: signed ? tab.optional !== 'true' : isRequired(tab),
    locked: tab.locked === 'true',
    options: (tab.listItems ?? []).map(({ text = '', value = text }) => ({
      value,
      text: text === '' ? value : text,
    })),
    maxLength: kind === 'text' || kind === 'area' ? tab.maxLength : undefined,
    inputMode: tabKinds[list].inputMode,
    parent:
      parent === undefined
        ? undefined
        : { name: getFieldName(parent.tab), value: tab.conditionalParentValue ?? '' },
    fixed: getFixedText(listed, getAutomaticValue(state, envelope, recipient, list)),
  };
}

function enteredIn({ list, tab }: ListedTab, kind: ControlKind, { texts, errors }: Entered) {
  const name = getFieldName(tab);
  const sent = texts.get(name);
  const isBox = ['sign', 'initial', 'press', 'tick'].includes(kind);
  const value = getTabValue(list, tab);
  return {
    value: sent ?? (isBox ? 'true' : kind === 'date' ? (toPickedDate(tab, value) ?? '') : value),
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
    group: control.label,
    value: radio.value ?? '',
    checked: texts.size > 0 ? texts.get(control.name) === radio.value : radio.selected === 'true',
    locked: control.locked || radio.locked === 'true',
    // The error of a group is shown once.
    error: index === 0 ? control.error : undefined,
    place: getControlPlace({ ...radio, documentId: group.documentId }, 'radio'),
  }));
}
