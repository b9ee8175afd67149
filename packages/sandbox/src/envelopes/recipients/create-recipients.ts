import type { Recipients } from '@countersign/types/esign-v2.1';
import type { RecipientsContext } from './recipients-context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { giveHtmlTabs } from '../html/give-html-tabs.ts';
import { eachTab } from '../tabs/each-tab.ts';
import { resolveAnchors } from '../tabs/resolve-anchors.ts';
import { actorOf, addAudit } from '../life/events.ts';
import { type AddedRecipient, addRecipients, giveOwnTabs } from './add-recipients.ts';
import { requireInputs } from '../identity/check-identity.ts';
import { advance } from '../life/advance.ts';
import { isNamed } from '../life/is-named.ts';
import { presentOutcome } from './present-recipients.ts';
import { listedRecipients, type RecipientInput } from './recipient-lists.ts';
import { resendEnvelope } from './resend.ts';
import { findUsers } from './user-ids.ts';
import { inProcess } from '../statuses.ts';
import { requireStatus } from '../guards.ts';

/**
 * Adds recipients to an envelope or template; in a sent envelope, those whose turn it is get an
 * e-mail. Tabs in a request for an envelope are ignored.
 * @returns the added recipients
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, INVALID_REQUEST_PARAMETER, and for invalid recipients
 * @evidence public
 */
export async function createRecipients(
  state: State,
  context: RecipientsContext,
  envelope: StoredEnvelope,
  recipients: Recipients,
  { resend = false }: { resend?: boolean } = {},
): Promise<Recipients> {
  requireStatus(envelope, 'addRecipients');
  if (listedRecipients(recipients).length === 0)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      'No recipients specified. The body requires at least one recipient to add.',
    );
  const added = await addRecipients(state, envelope, recipients);
  // Recipients of an envelope get their tabs by separate operations.
  const isTemplate = envelope.kind === 'template';
  await giveOwnTabs(context, envelope, isTemplate ? added : added.map(withoutTabs));
  giveHtmlTabs(envelope);
  if (!isTemplate) for (const { input } of added) warnOfIgnored(context, input);
  const news = added.map(({ recipient }) => recipient);
  if (inProcess.includes(envelope.status)) await bringIn(state, context, envelope, news);
  if (resend) await resendEnvelope(state, envelope, (one) => !news.includes(one));
  // An account user has the ID in this answer that the next one has.
  await findUsers(state, envelope);
  return presentOutcome(envelope, news, { tabs: true });
}

function withoutTabs({
  recipient,
  input: { tabs: _tabs, ...input },
}: AddedRecipient): AddedRecipient {
  return { recipient, input };
}

function warnOfIgnored({ warn }: RecipientsContext, { tabs, name }: RecipientInput): void {
  if (tabs === undefined || eachTab(tabs).length === 0) return;
  warn({
    code: 'tabs-ignored',
    like: { name },
    at: '/tabs',
    message:
      'EnvelopeRecipients_create does not give tabs, so these have no effect; use EnvelopeRecipientTabs_create.',
  });
}

async function bringIn(
  state: State,
  context: RecipientsContext,
  envelope: StoredEnvelope,
  news: readonly StoredRecipient[],
): Promise<void> {
  const nameless = news.find((one) => !isNamed(one, envelope.recipients));
  if (nameless !== undefined)
    throw new ServiceRefusal(
      'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT',
      `The envelope was already sent, so recipient ${nameless.recipientId} requires a name and an e-mail address, or a signing group.`,
    );
  await requireInputs(state, envelope, news);
  await resolveAnchors(state, envelope);
  const ids = news.map(({ recipientId }) => recipientId).join(', ');
  addAudit(state, envelope, actorOf(context), 'Corrected', `Recipients were added: ${ids}.`);
  await advance(state, envelope);
}
