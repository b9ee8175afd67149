import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { type AnyTab, nameOfTab } from '../../tabs/any-tab.ts';
import type { ListedTab } from '../../tabs/each-tab.ts';
import { formatTabNumber } from '../../tabs/format-number.ts';
import { tabKinds, type TabList } from '../../tabs/tab-kinds.ts';
import type { ControlKind } from './control.ts';
import { readFontSize } from './control-place.ts';

/** The name of the field of a tab. */
export function getFieldName({ tabId, groupName, tabLabel }: AnyTab): string {
  return `tab-${tabId ?? groupName ?? tabLabel ?? ''}`;
}

/** How a tab is filled in; undefined where there is nothing to see of it. */
export function getControlKind({ list, tab }: ListedTab): ControlKind | undefined {
  if (list === 'signerAttachmentTabs') return 'file';
  if (list === 'radioGroupTabs') return 'radio';
  if (list === 'listTabs') return 'list';
  if (list === 'declineTabs') return 'decline';
  if (list === 'notarySealTabs' || list === 'notarizeTabs') return 'fixed';
  if ((tab.formula ?? '') !== '') return 'fixed';
  switch (tabKinds[list]) {
    case 'sign':
    case 'initial':
    case 'tick':
    case 'press':
      return tabKinds[list];
    case 'enter':
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

/** What stands at a tab that nobody fills in by hand, before the service has filled it in. */
export function fixedText(
  list: TabList,
  tab: AnyTab,
  { details, actedBy }: StoredRecipient,
): string {
  const value = tab.value ?? '';
  if (value !== '') return formatTabNumber(list, tab, value);
  switch (list) {
    case 'dateSignedTabs':
      return 'Date signed';
    case 'fullNameTabs':
      return actedBy?.userName ?? details.signerName ?? details.name ?? 'Full name';
    case 'emailAddressTabs':
      return actedBy?.email ?? details.email ?? 'E-mail address';
    case 'envelopeIdTabs':
      return 'Envelope ID';
    case 'firstNameTabs':
      return 'First name';
    case 'lastNameTabs':
      return 'Last name';
    case 'notarizeTabs':
      return 'Notarize here';
    case 'notarySealTabs':
      return 'Notary seal';
    default:
      return nameOfTab(tab);
  }
}
