import type { Recipients, Tabs } from '@countersign/types/esign-v2.1';
import { copyJson } from '../../engine/copy-json.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { applyCustomTabs } from '../custom-tabs/apply-custom-tabs.ts';
import { listedRecipients } from '../recipients/recipient-lists.ts';
import { requireStatus } from '../guards.ts';
import { findRecipient } from '../recipients/find-recipient.ts';
import { isHiddenFrom } from '../visibility/visibility.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { addTabs, eachTab, groupTabs, withPrefill } from './each-tab.ts';
import { requireTabs, requireUnfinished } from './owned-tabs.ts';
import { withSuccess } from './outcomes.ts';
import { isAnchored, readTabs, requireSigner } from './read-tabs.ts';
import { checkAnchors, placeTabs } from './resolve-anchors.ts';

/**
 * Adds tabs of a recipient, or those that the sender fills in, and returns them with their places.
 * In a template, tabs with an anchor get their place when an envelope created from it is sent.
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, CANNOT_ASSIGN_TAB_TO_MANAGERROLE,
 * ONESIGNALLSIGN_NOT_SATISFIED if a document is hidden from the recipient, and as `readTabs` and
 * `resolveAnchors`
 */
export async function createRecipientTabs(
  state: State,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
  input: Tabs,
): Promise<Tabs> {
  requireStatus(envelope, 'addTabs');
  requireTabs(input);
  return create(state, envelope, { recipient, input });
}

/**
 * Adds tabs to a document, each of the recipient that it names.
 * @throws ServiceRefusal as `createRecipientTabs`, and INVALID_RECIPIENT_ID
 */
export async function createDocumentTabs(
  state: State,
  envelope: StoredEnvelope,
  document: StoredDocument,
  input: Tabs,
): Promise<Tabs> {
  requireStatus(envelope, 'addTabs');
  const all = requireTabs(copyJson(input));
  for (const { tab } of all) tab.documentId = document.documentId;
  const added: Tabs = {};
  const prefill = all.filter((one) => one.prefill);
  if (prefill.length > 0)
    addTabs(added, await create(state, envelope, { input: groupTabs(prefill), document }));
  const own = all.filter((one) => !one.prefill);
  for (const recipientId of new Set(own.map(({ tab }) => tab.recipientId ?? ''))) {
    const tabs = groupTabs(own.filter(({ tab }) => (tab.recipientId ?? '') === recipientId));
    const recipient = findRecipient(envelope, recipientId);
    addTabs(added, await create(state, envelope, { recipient, input: tabs, document }));
  }
  return added;
}

/**
 * Adds the tabs of the recipients in a body to existing recipients.
 * @throws ServiceRefusal as `createRecipientTabs`, and INVALID_RECIPIENT_ID
 */
export async function createTabsOfBody(
  state: State,
  envelope: StoredEnvelope,
  recipients: Recipients,
): Promise<void> {
  for (const { input } of listedRecipients(recipients))
    if (input.tabs !== undefined && eachTab(input.tabs).length > 0)
      await create(state, envelope, {
        recipient: findRecipient(envelope, input.recipientId ?? ''),
        input: input.tabs,
      });
}

interface Creation {
  recipient?: StoredRecipient;
  input: Tabs;
  /** The document in which anchors are searched; all documents without it. */
  document?: StoredDocument;
}

async function create(
  state: State,
  envelope: StoredEnvelope,
  { recipient, input, document }: Creation,
): Promise<Tabs> {
  if (recipient !== undefined && eachTab(input).some(({ prefill }) => !prefill)) {
    requireSigner(recipient);
    requireUnfinished(recipient);
  }
  const filled = await applyCustomTabs(state, envelope.accountId, input);
  const read = readTabs(filled ?? input, envelope, recipient);
  const documents = document === undefined ? envelope.documents : [document];
  if (envelope.kind === 'template') await checkAnchors(state, envelope, read, documents);
  else await placeTabs(state, envelope, [read], documents);
  const { prefillTabs, ...own } = read;
  if (recipient !== undefined) {
    requireSeen(envelope, recipient, own);
    addTabs(recipient.tabs, own);
  }
  if (prefillTabs !== undefined) withPrefill(envelope, (tabs) => addTabs(tabs, { prefillTabs }));
  return withSuccess(read);
}

function requireSeen(envelope: StoredEnvelope, recipient: StoredRecipient, tabs: Tabs): void {
  for (const { tab } of eachTab(tabs))
    // A tab that follows its anchor onto a hidden document makes it visible.
    if (
      tab.documentId !== undefined &&
      !isAnchored(tab) &&
      isHiddenFrom(envelope, recipient, tab.documentId)
    )
      throw new ServiceRefusal(
        'ONESIGNALLSIGN_NOT_SATISFIED',
        `The document ${tab.documentId} is hidden from the recipient ${recipient.recipientId}, who cannot have tabs on it. Make it visible first.`,
      );
}
