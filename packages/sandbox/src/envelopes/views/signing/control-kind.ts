import type { AnyTab } from '../../tabs/any-tab.ts';
import type { ListedTab } from '../../tabs/each-tab.ts';
import { formatTabNumber } from '../../tabs/format-number.ts';
import { tabKinds } from '../../tabs/tab-kinds.ts';
import type { ControlKind } from './control.ts';
import { readFontSize } from './control-place.ts';
import { hasDatePicker } from '../../tabs/date-format.ts';

/** The name of the field of a tab. */
export function getFieldName({ tabId, groupName, tabLabel }: AnyTab): string {
  return `tab-${tabId ?? groupName ?? tabLabel ?? ''}`;
}

/** Returns the kind of control with which a tab is filled in; undefined for an invisible tab. */
export function getControlKind({ list, tab }: ListedTab): ControlKind | undefined {
  if (list === 'signerAttachmentTabs') return 'file';
  const { use } = tabKinds[list];
  if (use === 'pick') return 'radio';
  if (use === 'choose') return 'list';
  if (list === 'declineTabs') return 'decline';
  if (list === 'notarySealTabs' || list === 'notarizeTabs') return 'fixed';
  if ((tab.formula ?? '') !== '') return 'fixed';
  switch (use) {
    case 'sign':
    case 'initial':
    case 'tick':
    case 'press':
      return use;
    case 'enter':
      if (list === 'dateTabs' && hasDatePicker(tab)) return 'date';
      return Number(tab.height ?? '0') > 2.2 * readFontSize(tab) ? 'area' : 'text';
    case 'automatic':
    case 'calculate':
      return 'fixed';
    case 'show':
      return 'note';
    default:
      return undefined;
  }
}

/**
 * Returns the text at a tab that is not filled in by hand: the value that the service will fill in,
 * as far as it is known.
 */
export function getFixedText({ list, tab }: ListedTab, automatic: string | undefined): string {
  const value = tab.value ?? '';
  if (value !== '') return formatTabNumber(list, tab, value);
  if (list === 'notarizeTabs') return 'Notarize here';
  if (list === 'notarySealTabs') return 'Notary seal';
  return automatic ?? '';
}
