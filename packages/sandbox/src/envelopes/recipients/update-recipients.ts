import type { Recipients, RecipientUpdateResponse } from '@countersign/types/esign-v2.1';
import type { RecipientsContext } from './recipients-context.ts';
import { quoteNames } from '../../engine/quote-names.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { success } from '../../engine/success.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { recipientTypes, type StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { advance } from '../life/advance.ts';
import { actorOf, addAudit } from '../life/events.ts';
import { checkIdentity, requireInputs } from '../identity/check-identity.ts';
import { inProcess, isDone } from '../statuses.ts';
import { requireStatus } from '../guards.ts';
import { nameOfTab } from '../tabs/any-tab.ts';
import { addTabs, eachTab } from '../tabs/each-tab.ts';
import { hideDocuments } from '../visibility/set-visibility.ts';
import { addRecipients } from './add-recipients.ts';
import { changeRecipient } from './change-recipient.ts';
import { checkRecipients, createPersonKey } from './check-recipients.ts';
import { type ListedRecipient, listedRecipients } from './recipient-lists.ts';
import { requirePaper } from './require-paper.ts';
import { resendEnvelope } from './resend.ts';
import { checkProviders } from './check-providers.ts';
import { resolveSigningGroups } from './signing-groups.ts';

/** Options for updating recipients. */
interface UpdateRecipientsOptions {
  /** Sends the e-mails again to the recipients whose turn it is (false). */
  resend?: boolean;
  /** Combines recipients with the same name, address and turn into one (false). */
  combine?: boolean;
}

/**
 * Changes recipients of a draft or template, or corrects those of an envelope in process; a missing
 * one is added. Their tabs are not changed.
 * @returns the result of each
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, INVALID_REQUEST_BODY, and for invalid recipients
 * @evidence service
 */
export async function updateRecipients(
  state: State,
  context: RecipientsContext,
  envelope: StoredEnvelope,
  recipients: Recipients,
  { resend = false, combine = false }: UpdateRecipientsOptions = {},
): Promise<RecipientUpdateResponse[]> {
  requireStatus(envelope, 'changeRecipients');
  const listed = listedRecipients(recipients);
  if (listed.length === 0 && !resend)
    throw new ServiceRefusal('INVALID_REQUEST_BODY', 'The body contains no recipients to change.');
  const moved: StoredRecipient[] = [];
  const results: RecipientUpdateResponse[] = [];
  for (const one of listed) results.push(await updateOne(state, context, envelope, one, moved));
  if (combine) combineRecipients(envelope, results);
  checkRecipients(envelope.recipients);
  await resolveSigningGroups(state, envelope.accountId, envelope.recipients);
  await checkProviders(state, envelope.accountId, envelope.recipients);
  await checkIdentity(state, envelope, envelope.recipients);
  if (inProcess.includes(envelope.status))
    await requireInputs(state, envelope, envelope.recipients);
  if (inProcess.includes(envelope.status) && listed.length > 0) {
    addAudit(state, envelope, actorOf(context), 'Corrected', 'Recipients were changed.');
    await advance(state, envelope);
  }
  if (resend) await resendEnvelope(state, envelope);
  else if (moved.length > 0 && envelope.status !== 'correct')
    await resendEnvelope(state, envelope, (one) => moved.includes(one));
  return results;
}

/**
 * Changes a recipient.
 * @param moved collects the recipients who get an e-mail at a new address
 */
async function updateOne(
  state: State,
  context: RecipientsContext,
  envelope: StoredEnvelope,
  listed: ListedRecipient,
  moved: StoredRecipient[],
): Promise<RecipientUpdateResponse> {
  const { type, input } = listed;
  const recipient = envelope.recipients.find(
    ({ recipientId, recipientIdGuid }) =>
      recipientId === input.recipientId ||
      (input.recipientId === undefined && recipientIdGuid === input.recipientIdGuid),
  );
  if (recipient === undefined) return addOne(state, context, envelope, listed);
  const { recipientId, recipientIdGuid } = recipient;
  if (isDone(recipient) || recipient.status === 'declined')
    return {
      recipientId,
      recipientIdGuid,
      errorDetails: {
        errorCode: 'RECIPIENT_UPDATE_FAILED',
        message: `The recipient could not be updated. Recipient not in state that allows correction: recipient ${recipientId} has already acted.`,
      },
    };
  const names = eachTab(recipient.tabs).map(({ tab }) => nameOfTab(tab));
  const { isMoved, ignored } = changeRecipient(envelope, recipient, type, input);
  if (isMoved) moved.push(recipient);
  if (names.length > 0 && eachTab(recipient.tabs).length === 0)
    context.warn({
      code: 'tab-removed',
      like: { recipientId: input.recipientId, recipientIdGuid: input.recipientIdGuid },
      message: `recipient ${recipientId} is now of the type ${type}, which has no tabs, so these were removed: ${quoteNames(names)}.`,
    });
  for (const field of ignored)
    context.warn({
      code: 'field-ignored',
      at: `/${field}`,
      like: { recipientId: input.recipientId, recipientIdGuid: input.recipientIdGuid },
      message: `\`${field}\` of recipient ${recipientId} can no longer be changed, since the envelope was sent.`,
    });
  requirePaper(context, input);
  hideDocuments(context, envelope, recipient, input);
  return { recipientId, recipientIdGuid, errorDetails: success };
}

/** @throws ServiceRefusal INVALID_RECIPIENT_ID where the envelope was sent, under `--strict` */
async function addOne(
  state: State,
  context: RecipientsContext,
  envelope: StoredEnvelope,
  { type, input }: ListedRecipient,
): Promise<RecipientUpdateResponse> {
  requireStatus(envelope, 'addRecipientsByUpdate', context);
  const list = Object.entries(recipientTypes).find(([, one]) => one === type)?.[0] ?? 'signers';
  const [added] = await addRecipients(state, envelope, { [list]: [input] });
  if (added === undefined) return {};
  const { recipientId, recipientIdGuid } = added.recipient;
  requirePaper(context, input);
  hideDocuments(context, envelope, added.recipient, input);
  return { recipientId, recipientIdGuid, errorDetails: success };
}

/**
 * Combines recipients with the same kind, name, address and turn into one, which has the tabs of
 * all.
 * @param results the results, in which the removed recipients are marked
 */
function combineRecipients(
  envelope: StoredEnvelope,
  results: readonly RecipientUpdateResponse[],
): void {
  const kept = new Map<string, StoredEnvelope['recipients'][number]>();
  envelope.recipients = envelope.recipients.filter((recipient) => {
    const person = createPersonKey(recipient);
    if (person === undefined) return true;
    const key = `${recipient.type} ${person}`;
    const first = kept.get(key);
    if (first === undefined) {
      kept.set(key, recipient);
      return true;
    }
    addTabs(first.tabs, recipient.tabs);
    const result = results.find(({ recipientId }) => recipientId === recipient.recipientId);
    if (result !== undefined) result.combined = 'true';
    return false;
  });
}
