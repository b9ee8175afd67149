import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { nameOfTab, type AnyTab } from '../../tabs/any-tab.ts';
import type { TabList } from '../../tabs/tab-kinds.ts';

/** What stands at a tab that nobody fills in by hand, before the service has filled it in. */
export function fixedText(
  list: TabList,
  tab: AnyTab,
  { details, actedBy }: StoredRecipient,
): string {
  const value = tab.value ?? '';
  if (value !== '') return value;
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
    default:
      return nameOfTab(tab);
  }
}
