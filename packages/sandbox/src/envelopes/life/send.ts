import { requireAllowance } from '../../account/billing/allowance.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { sendToPeople } from '../bulk-send/send-to-people.ts';
import type { StoredBatch } from '../bulk-send/stored-batch.ts';
import { eachField } from '../custom-fields/field-lists.ts';
import { checkIdentity, listMissingInputs } from '../identity/check-identity.ts';
import { isConditional } from './conditional-recipients.ts';
import { findNotary } from '../notary/session-members.ts';
import { generateDocuments, listMissingFields } from '../doc-gen/generate-documents.ts';
import { giveHtmlTabs } from '../html/give-html-tabs.ts';
import { isNamed, listUnknown } from './is-named.ts';
import { applyTransferRules } from '../transfer-rules/apply-transfer-rules.ts';
import { type AnyTab, nameOfTab } from '../tabs/any-tab.ts';
import { eachTab } from '../tabs/each-tab.ts';
import { hasValue } from '../tabs/tab-values.ts';
import { resolveAnchors } from '../tabs/resolve-anchors.ts';
import { type Actor, addAudit, emitFor } from './events.ts';
import { advance } from './advance.ts';
import { scheduledFor, scheduleNotification, scheduleSending } from './schedule.ts';
import { scheduleWorkflow } from './schedule-workflow.ts';
import { isSameInAnyCase } from '../templates/merge-layers.ts';
import { setWorkflowStatus } from './workflow-steps.ts';
import { statusInWords } from '../statuses.ts';
import { cutSubject } from '../subject.ts';
import { requireVisibleDocuments } from '../visibility/require-visible-documents.ts';

/**
 * Sends a draft: the first turn is notified, and the clock of its reminders and its expiry begins.
 * One that is to be sent later stays a draft until then. One with a bulk recipient is not sent
 * itself: a batch sends a copy to each person.
 * @returns the batch, of a draft with a bulk recipient
 * @throws ServiceRefusal ENVELOPE_IS_INCOMPLETE, ENVELOPE_INVALID_STATUS, ENVELOPE_ALLOWANCE_EXCEEDED,
 *   RECIPIENTS_NOT_PROVIDED, INVALID_EMAIL_ADDRESS_FOR_RECIPIENT, REQUIRED_TAB_INCOMPLETE, ANCHOR_TAB_STRING_NOT_FOUND,
 *   ONESIGNALLSIGN_NOT_SATISFIED, UNABLE_TO_LOAD_DOCUMENT where a document cannot be generated
 */
export async function sendEnvelope(
  state: State,
  envelope: StoredEnvelope,
): Promise<StoredBatch | undefined> {
  if (envelope.status !== 'created')
    throw new ServiceRefusal(
      'ENVELOPE_INVALID_STATUS',
      `Only drafts can be sent. Envelope ${envelope.envelopeId} is ${statusInWords(envelope.status)}.`,
    );
  await checkIdentity(state, envelope, envelope.recipients);
  requireRecipients(envelope);
  requireAddresses(envelope);
  await requireComplete(state, envelope);
  requirePrefilled(envelope);
  await requireAllowance(state, envelope.accountId);
  const later = scheduledFor(state, envelope);
  if (later !== undefined && later > state.now) {
    await scheduleSending(state, envelope, later);
    return undefined;
  }
  const batch = await sendToPeople(state, envelope);
  if (batch !== undefined) return batch;
  mergeSubject(envelope);
  await applyTransferRules(state, envelope, 'before sent');
  await generateDocuments(state, envelope);
  giveHtmlTabs(envelope, state);
  await resolveAnchors(state, envelope);
  await requireVisibleDocuments(state, envelope);
  endCountdown(envelope);
  envelope.status = 'sent';
  envelope.initialSentAt ??= state.now;
  envelope.sentAt = state.now;
  envelope.statusChangedAt = state.now;
  addAudit(state, envelope, senderActor(envelope), 'Sent', 'The envelope was sent.');
  emitFor(state, envelope, 'envelope-sent');
  await scheduleNotification(state, envelope);
  await scheduleWorkflow(state, envelope);
  await applyTransferRules(state, envelope, 'sent');
  await advance(state, envelope);
  return undefined;
}

/**
 * Puts the names and addresses of people into the subject, where it names their roles, as in
 * `[[Tenant_UserName]]` and `[[Tenant_Email]]`. What names no role that somebody has stays.
 * @evidence public
 */
function mergeSubject({ settings, recipients }: StoredEnvelope): void {
  const { emailSubject = '' } = settings;
  if (!emailSubject.includes('[[')) return;
  const merged = emailSubject.replace(
    /\[\[([^[\]]+)_(UserName|Email)\]\]/giu,
    (place, role: string, part: string) => {
      const found = recipients.find(({ details }) => isSameInAnyCase(details.roleName, role));
      const value = part.toLowerCase() === 'email' ? found?.details.email : found?.details.name;
      return value ?? place;
    },
  );
  settings.emailSubject = cutSubject(merged);
}

/** The schedule of an envelope is over when it is sent. */
function endCountdown(envelope: StoredEnvelope): void {
  const { workflow } = envelope;
  if (workflow?.scheduledSending === undefined) return;
  const scheduledSending = { ...workflow.scheduledSending, status: 'completed' as const };
  envelope.workflow = { ...workflow, scheduledSending };
  if (workflow.workflowStatus !== 'paused') setWorkflowStatus(envelope);
}

/** @throws ServiceRefusal RECIPIENTS_NOT_PROVIDED */
function requireRecipients({ envelopeId, recipients }: StoredEnvelope): void {
  if (recipients.length > 0) return;
  throw new ServiceRefusal(
    'RECIPIENTS_NOT_PROVIDED',
    `No recipients: envelope ${envelopeId} cannot be sent without one.`,
  );
}

/** @throws ServiceRefusal INVALID_EMAIL_ADDRESS_FOR_RECIPIENT where only the address is missing */
function requireAddresses(envelope: StoredEnvelope): void {
  const { envelopeId } = envelope;
  const found = listNameless(envelope).find((one) => listUnknown(one).join() === 'email');
  if (found === undefined) return;
  throw new ServiceRefusal(
    'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT',
    `Envelope definition is missing an email address for recipientId: ${found.recipientId}. Envelope ${envelopeId} cannot be sent. Missing: email of recipient ${found.recipientId}.`,
  );
}

/**
 * Refuses an envelope whose sender has not filled in what the sender must.
 * @throws ServiceRefusal REQUIRED_TAB_INCOMPLETE
 * @evidence public
 */
function requirePrefilled({ envelopeId, prefillTabs }: StoredEnvelope): void {
  const found = eachTab({ ...(prefillTabs !== undefined && { prefillTabs }) }).find(
    ({ list, tab }) => tab.required === 'true' && hasValue(list) && isEmpty(tab),
  );
  if (found === undefined) return;
  throw new ServiceRefusal(
    'REQUIRED_TAB_INCOMPLETE',
    `The required tab ${nameOfTab(found.tab)}, which the sender fills in, has no value, so envelope ${envelopeId} cannot be sent.`,
  );
}

function isEmpty({ value = '', selected, radios = [] }: AnyTab): boolean {
  const isChosen = [selected, ...radios.map((one) => one.selected)].includes('true');
  return value.trim() === '' && !isChosen;
}

/** @throws ServiceRefusal ENVELOPE_IS_INCOMPLETE with all that is missing */
async function requireComplete(state: State, envelope: StoredEnvelope): Promise<void> {
  const { envelopeId, settings, documents, recipients } = envelope;
  const inputs: string[] = [];
  for (const one of recipients) inputs.push(...(await listMissingInputs(state, envelope, one)));
  const missing = [
    ...((settings.emailSubject ?? '') === '' ? ['an emailSubject'] : []),
    ...(documents.length === 0 ? ['a document'] : []),
    ...listNameless(envelope).map(nameless),
    ...recipients.filter((one) => !hasCharge(one, recipients)).map(withoutCharge),
    ...recipients.filter((one) => lacksNotary(envelope, one)).map(withoutNotary),
    ...inputs,
    ...emptyRequiredFields(envelope).map((name) => `a value of the custom field ${name}`),
    ...listMissingFields(envelope),
  ];
  if (missing.length > 0)
    throw new ServiceRefusal(
      'ENVELOPE_IS_INCOMPLETE',
      `${envelopeId} cannot be sent. Missing: ${missing.join(', ')}.`,
    );
}

/** Checks whether the recipient whom a witness watches is in the envelope. */
function hasCharge(
  { type, details: { witnessFor, witnessForGuid } }: StoredRecipient,
  all: readonly StoredRecipient[],
): boolean {
  if (type !== 'witness' && type !== 'notaryWitness') return true;
  if ((witnessFor ?? witnessForGuid) === undefined) return type !== 'witness';
  return all.some(
    ({ recipientId, recipientIdGuid }) =>
      recipientId === witnessFor || recipientIdGuid === witnessForGuid,
  );
}

function withoutCharge({ recipientId }: StoredRecipient): string {
  return `the recipient whose witness is recipient ${recipientId}`;
}

/** Checks whether a recipient names a notary who is missing, so that it would sign alone. */
function lacksNotary(
  envelope: Pick<StoredEnvelope, 'recipients'>,
  recipient: StoredRecipient,
): boolean {
  const { type, details } = recipient;
  if (type === 'notary' || (details.notaryId ?? '') === '') return false;
  return findNotary(envelope, recipient) === undefined;
}

function withoutNotary({ recipientId, details }: StoredRecipient): string {
  return `the notary ${details.notaryId}, whom recipient ${recipientId} names`;
}

/** The recipients that must have a name and an address, and lack one. */
function listNameless(envelope: StoredEnvelope): StoredRecipient[] {
  const { recipients } = envelope;
  return recipients.filter(
    (one) =>
      !isNamed(one, recipients) &&
      !isConditional(envelope, one) &&
      one.details.isBulkRecipient !== 'true',
  );
}

function nameless(recipient: StoredRecipient): string {
  return `${listUnknown(recipient).join(' and ')} of recipient ${recipient.recipientId}`;
}

/** Creates the actor for the sender. */
export function senderActor({ sender }: StoredEnvelope): Actor {
  return { ...sender, ipAddress: '127.0.0.1' };
}

/** The names of the custom fields that must hold something before the envelope is sent, and do not. */
function emptyRequiredFields({ customFields }: Pick<StoredEnvelope, 'customFields'>): string[] {
  return eachField(customFields)
    .filter(({ field }) => field.required === 'true' && (field.value ?? '').trim() === '')
    .map(({ field }) => field.name ?? '');
}
