import type { Tabs } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { hasId } from '../recipients/find-recipient.ts';
import { deleteTabs } from './delete-tabs.ts';
import { requireUnfinished, type OwnedTabs } from './owned-tabs.ts';
import { updateTabs } from './update-tabs.ts';
import { eachTab, prefillOf, setPrefill } from './each-tab.ts';

/**
 * Changes tabs of a recipient.
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, also where the recipient has finished, and as `updateTabs`
 */
export async function updateRecipientTabs(
  state: State,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
  input: Tabs,
): Promise<Tabs> {
  requireUnfinished(recipient);
  return withOwners(envelope, [{ tabs: recipient.tabs, recipient }], (owners) =>
    updateTabs(state, envelope, owners, input),
  );
}

/**
 * Deletes tabs of a recipient.
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, also if the recipient has finished, and as
 * `deleteTabs`
 */
export async function deleteRecipientTabs(
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
  input: Tabs,
): Promise<Tabs> {
  requireUnfinished(recipient);
  return withOwners(envelope, [{ tabs: recipient.tabs, recipient }], (owners) =>
    deleteTabs(envelope, owners, input),
  );
}

/**
 * Requires that each tab names its recipient; those of the sender and of sections of a document have
 * none.
 * @throws ServiceRefusal INVALID_TAB_OPERATION
 * @evidence recorded
 */
function requireRecipientOfEach({ recipients }: StoredEnvelope, input: Tabs): void {
  for (const { list, tab, prefill } of eachTab(input)) {
    const isThere = recipients.some((one) => hasId(one, tab.recipientId));
    if (prefill || isThere || list === 'smartSectionTabs') continue;
    throw new ServiceRefusal(
      'INVALID_TAB_OPERATION',
      `Updated tabs must all be Strikethrough or SmartSection tabs if you're not specifying a valid recipient. A tab in ${list} has no valid recipientId.`,
    );
  }
}

/**
 * Changes tabs on a document, of all recipients and the sender.
 * @throws ServiceRefusal INVALID_TAB_OPERATION for one without its recipient, and as `updateTabs`
 */
export async function updateDocumentTabs(
  state: State,
  envelope: StoredEnvelope,
  document: StoredDocument,
  input: Tabs,
): Promise<Tabs> {
  requireRecipientOfEach(envelope, input);
  return withOwners(envelope, ownersOn(envelope, document), (owners) =>
    updateTabs(state, envelope, owners, input),
  );
}

/**
 * Deletes tabs of a document, of all recipients and the sender.
 * @throws ServiceRefusal as `deleteTabs`
 */
export async function deleteDocumentTabs(
  envelope: StoredEnvelope,
  document: StoredDocument,
  input: Tabs,
): Promise<Tabs> {
  return withOwners(envelope, ownersOn(envelope, document), (owners) =>
    deleteTabs(envelope, owners, input),
  );
}

function ownersOn({ recipients }: StoredEnvelope, { documentId }: StoredDocument): OwnedTabs[] {
  return recipients.map((recipient) => ({ tabs: recipient.tabs, recipient, documentId }));
}

/** Does something with tabs of recipients and those that the sender fills in. */
async function withOwners(
  envelope: StoredEnvelope,
  owners: readonly OwnedTabs[],
  work: (owners: readonly OwnedTabs[]) => Tabs | Promise<Tabs>,
): Promise<Tabs> {
  const tabs = prefillOf(envelope);
  const documentId = owners[0]?.documentId;
  const sender = { tabs, recipient: undefined, ...(documentId !== undefined && { documentId }) };
  const answer = await work([...owners, sender]);
  setPrefill(envelope, tabs);
  return answer;
}
