import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import type { AnyTab } from '../../tabs/any-tab.ts';
import { faultOfGroups } from '../../tabs/check-groups.ts';
import { shownTabs } from '../../tabs/conditions.ts';
import { eachTab, type ListedTab } from '../../tabs/each-tab.ts';
import { createEntry, enterValues } from '../../tabs/enter-values.ts';
import { calculate } from '../../tabs/formula.ts';
import { isRequired, getTabValue } from '../../tabs/tab-values.ts';
import type { Translate } from '../../../pages/languages/language.ts';
import type { SentForm } from '../../../pages/read-form.ts';
import type { ControlKind } from './control.ts';
import { getFieldName, getControlKind } from './control-kind.ts';
import { formatPickedDate } from '../../tabs/date-format.ts';
import { describeFault, describeMissing } from './plain-words.ts';

/** The key of an error of the form as a whole. */
export const wholeForm = 'form';

/**
 * Enters the valid values that a signer has sent.
 * @returns the errors and missing values, by the names of the fields
 */
export function fillIn(
  recipient: StoredRecipient,
  form: SentForm,
  t: Translate,
): Map<string, string> {
  const errors = new Map<string, string>();
  const controls = eachTab(recipient.tabs).flatMap((listed) => {
    const kind =
      listed.prefill || listed.tab.hidden === 'true' ? undefined : getControlKind(listed);
    return kind === undefined ? [] : [{ ...listed, kind, field: getFieldName(listed.tab) }];
  });
  const enter = createEntry(recipient);
  for (const { list, prefill, tab, kind, field } of controls) {
    const value = sentValue({ kind, tab }, form.texts.get(field));
    if (value === undefined || tab.locked === 'true') continue;
    if (isRefused(() => enter(keyOf(tab), value)))
      errors.set(field, describeFault({ list, prefill, tab }, value, t));
  }
  if (isRefused(() => calculate(recipient.tabs)))
    errors.set(wholeForm, t('A field cannot be calculated. Tell the sender.'));
  const shown = shownTabs(recipient.tabs);
  for (const { list, tab, kind, field, prefill } of controls) {
    if (errors.has(field) || !shown.has(tab)) continue;
    if (isMissing({ list, tab, prefill }, { kind, form, field }))
      errors.set(field, describeMissing(kind, t));
  }
  // Rules about several tabs, and anything else that is still missing.
  if (errors.size === 0) {
    if (isRefused(() => enterValues(recipient, {})))
      errors.set(wholeForm, describeGroups(recipient, t));
  }
  return errors;
}

/** Returns the key by which `createEntry` finds a tab. */
function keyOf({ tabId, groupName, tabLabel }: AnyTab): string {
  return tabId ?? groupName ?? tabLabel ?? '';
}

/** The value that a field sent for its tab; undefined where the tab holds none. */
function sentValue(
  { kind, tab }: { kind: ControlKind; tab: AnyTab },
  sent: string | undefined,
): string | undefined {
  switch (kind) {
    case 'tick':
      return sent === 'true' ? 'true' : 'false';
    case 'date':
      return sent === undefined ? undefined : formatPickedDate(tab, sent);
    case 'text':
    case 'area':
    case 'list':
    case 'radio':
      return sent?.replaceAll('\r\n', '\n');
    default:
      return undefined;
  }
}

function isMissing(
  { list, tab }: ListedTab,
  { kind, form, field }: { kind: ControlKind; form: SentForm; field: string },
): boolean {
  switch (kind) {
    case 'sign':
    case 'initial':
      return tab.optional !== 'true' && form.text(field) !== 'true';
    case 'file':
      return tab.optional !== 'true' && !form.files.has(field);
    case 'press':
      return tab.required === 'true' && form.text(field) !== 'true';
    case 'fixed':
    case 'note':
    case 'decline':
      return false;
    default:
      return (
        tab.locked !== 'true' && isRequired(tab) && ['', 'false'].includes(getTabValue(list, tab))
      );
  }
}

/** Describes a group of fields of which too few or too many are filled in. */
function describeGroups({ tabs }: StoredRecipient, t: Translate): string {
  const own = eachTab(tabs).find(
    ({ list, tab }) => list === 'tabGroups' && (tab.validationMessage ?? '') !== '',
  );
  const fault = faultOfGroups(tabs);
  return fault !== undefined && fault === own?.tab.validationMessage
    ? fault
    : t('Too few or too many fields of a group are filled in.');
}

/** Checks whether the service refuses something. */
function isRefused(work: () => void): boolean {
  try {
    work();
    return false;
  } catch (error) {
    if (error instanceof ServiceRefusal) return true;
    throw error;
  }
}
