import { splitName } from '../../account/users/split-name.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { formatDate, signedFormat } from './date-format.ts';
import { eachTab, placedParts } from './each-tab.ts';
import { calculate } from './formula.ts';
import type { TabList } from './tab-kinds.ts';

/**
 * Fills in the tabs whose values the service provides when a recipient finishes, such as name and
 * date of signing, and marks all tabs of the recipient as signed.
 */
export function fillAutomaticTabs(
  state: State,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
): void {
  let isDated = false;
  for (const { list, tab, prefill } of eachTab(recipient.tabs)) {
    if (prefill || list === 'tabGroups') continue;
    const value = getAutomaticValue(state, envelope, recipient, list);
    if (value !== undefined) tab.value = value;
    isDated ||= list === 'dateSignedTabs';
    for (const part of placedParts({ list, tab }))
      part.status = list === 'declineTabs' ? 'na' : 'signed';
  }
  // Formulas may use the date of signing.
  if (isDated) calculate(recipient.tabs);
}

/**
 * Returns the value that the service fills into a kind of tab when a recipient finishes; undefined
 * for other kinds.
 */
export function getAutomaticValue(
  state: Pick<State, 'now'>,
  { envelopeId }: Pick<StoredEnvelope, 'envelopeId'>,
  recipient: StoredRecipient,
  list: TabList,
): string | undefined {
  const { details, actedBy } = recipient;
  const { firstName, lastName } = details;
  const name = actedBy?.userName ?? details.signerName ?? details.name ?? '';
  switch (list) {
    case 'dateSignedTabs':
      return formatDate(signedFormat, new Date(state.now).toISOString().slice(0, 10));
    case 'fullNameTabs':
      return name;
    case 'firstNameTabs':
      return firstName ?? splitName({ userName: name }).firstName;
    case 'lastNameTabs':
      return lastName ?? splitName({ userName: name }).lastName;
    case 'emailAddressTabs':
      return actedBy?.email ?? details.email ?? details.signerEmail ?? '';
    case 'envelopeIdTabs':
      return envelopeId;
    default:
      return undefined;
  }
}
