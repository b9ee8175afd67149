import { breathe } from '@countersign/mock/core/server';
import type { Recipients } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { applyCustomTabs } from '../custom-tabs/apply-custom-tabs.ts';
import { checkIdentity } from '../identity/check-identity.ts';
import { hideDocuments } from '../visibility/set-visibility.ts';
import { readRecipients } from './read-recipients.ts';
import { listedRecipients, type RecipientInput } from './recipient-lists.ts';
import { giveTabs } from '../tabs/give-tabs.ts';
import { createTabIds } from '../tabs/read-tabs.ts';
import { checkProviders } from './check-providers.ts';
import { requirePaper } from './require-paper.ts';
import { resolveSigningGroups } from './signing-groups.ts';

/** A recipient that was added, and the request for it. */
export interface AddedRecipient {
  recipient: StoredRecipient;
  input: RecipientInput;
}

/**
 * Adds the recipients of a request to an envelope or template; their tabs are added later.
 * @throws ServiceRefusal for invalid recipients
 */
export async function addRecipients(
  state: State,
  envelope: StoredEnvelope,
  recipients: Recipients,
): Promise<AddedRecipient[]> {
  const added = readRecipients(recipients, envelope.recipients);
  await resolveSigningGroups(state, envelope.accountId, added);
  await checkProviders(state, envelope.accountId, added);
  await checkIdentity(state, envelope, added);
  envelope.recipients.push(...added);
  const listed = listedRecipients(recipients);
  const inputs = await Promise.all(
    listed.map(async ({ input }) => ({
      ...input,
      tabs: await applyCustomTabs(state, envelope.accountId, input.tabs),
    })),
  );
  return added.map((recipient, at) => ({ recipient, input: inputs[at] ?? {} }));
}

/**
 * Adds the tabs of a request to its new recipients, and hides documents from them.
 * @throws ServiceRefusal for invalid tabs or documents
 */
export async function giveOwnTabs(
  context: Pick<Context, 'account' | 'warn'>,
  envelope: StoredEnvelope,
  added: readonly AddedRecipient[],
): Promise<void> {
  const ids = createTabIds(envelope);
  for (const { recipient, input } of added) {
    // A template may have put another object in its place.
    const now = envelope.recipients.find(
      ({ recipientId }) => recipientId === recipient.recipientId,
    );
    if (now === undefined) continue;
    await breathe();
    giveTabs(envelope, now, input.tabs, ids);
    requirePaper(context, input);
    hideDocuments(context, envelope, now, input);
  }
}
