import type { Envelope, EnvelopeUpdateSummary } from '@countersign/types/esign-v2.1';
import { requireAgent } from '../engine/act-on-behalf.ts';
import type { Context } from '../engine/context.ts';
import { ServiceRefusal } from '../engine/service-refusal.ts';
import { updateOrAddFields } from './custom-fields/change-fields.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { State } from '../state/state.ts';
import { actorOf } from './life/events.ts';
import { changeWorkflow } from './life/workflow.ts';
import { endCorrection } from './life/correct.ts';
import { presentBulkEnvelopes } from './bulk-send/present-bulk-envelopes.ts';
import { requireBrand, readDefinitionSettings } from './definition-settings.ts';
import { changeNotification } from './notification/notification.ts';
import { setPurgeState } from './life/purge.ts';
import { currentLock } from './locks/current-lock.ts';
import { resendEnvelope } from './recipients/resend.ts';
import { requireRight } from './rights.ts';
import { sendEnvelope } from './life/send.ts';
import { requireStatus } from './guards.ts';
import { updateRecipients } from './recipients/update-recipients.ts';
import { giveGivenTabs } from './tabs/give-tabs.ts';
import { voidEnvelope } from './life/void.ts';
import { statusInWords } from './statuses.ts';

/** Query parameters of an update. */
export interface UpdateEnvelopeOptions {
  /** Recipients, tabs, custom fields, notification and e-mail settings are changed too (false). */
  advanced?: boolean;
  /** Sends the e-mails again to the recipients whose turn it is (false). */
  resend?: boolean;
  /** Move the envelope to the recycle bin if the request voids it (false). */
  recycle?: boolean;
}

/**
 * Applies all parts of a request to an envelope, in this order: changes, purge, workflow, status,
 * resending e-mails.
 * @throws ServiceRefusal INVALID_REQUEST_BODY for a request without changes, and if a change is not
 * allowed
 */
export async function updateEnvelope(
  state: State,
  context: Context,
  envelope: StoredEnvelope,
  body: Envelope,
  { advanced = false, resend = false, recycle = false }: UpdateEnvelopeOptions = {},
): Promise<EnvelopeUpdateSummary> {
  const parts = advanced ? body : selectFirstRecipients(envelope, body);
  if (!advanced) warnOfParts(context, body, parts);
  const uninvited = new Set(
    envelope.recipients
      .filter(({ status }) => status === 'created')
      .map(({ recipientIdGuid }) => recipientIdGuid),
  );
  const summary: EnvelopeUpdateSummary = { envelopeId: envelope.envelopeId };
  const did = [
    await changeSettings(state, context, envelope, body),
    await changeParts(state, context, envelope, parts, summary),
    await changePurge(state, envelope, body, summary),
    await changeWorkflowPart(state, envelope, body),
  ];
  if (!repeatsStatus(envelope, body) || !(resend || did.includes(true)))
    did.push(await changeStatus(state, context, envelope, body, summary));
  if (recycle && body.status === 'voided') envelope.folder = 'recyclebin';
  // Recipients who are invited by this request get one e-mail, not two.
  if (resend)
    await resendEnvelope(state, envelope, ({ recipientIdGuid }) => !uninvited.has(recipientIdGuid));
  if (!resend && !did.includes(true)) answerNoChange(context);
  return summary;
}

/**
 * Warns of a body without changes, which the service answers like any other.
 * @throws ServiceRefusal INVALID_REQUEST_BODY in a strict sandbox
 * @evidence public
 */
function answerNoChange({ strict, warn }: Context): void {
  const sentence =
    'The body contains no changes. Changes to recipients, tabs, custom fields, notification and e-mail settings require advanced_update=true.';
  if (strict === true) throw new ServiceRefusal('INVALID_REQUEST_BODY', sentence);
  warn({ code: 'field-ignored', at: '', message: sentence });
}

const advancedParts = ['recipients', 'customFields', 'notification', 'emailSettings'] as const;

/**
 * Selects the recipients of a draft that has none: programs of the vendor send a draft of a
 * workspace with its first recipients, and without advanced_update.
 */
function selectFirstRecipients(
  { status, recipients: present }: StoredEnvelope,
  { recipients }: Envelope,
): Pick<Envelope, (typeof advancedParts)[number]> {
  return status === 'created' && present.length === 0 && recipients !== undefined
    ? { recipients }
    : {};
}

function warnOfParts(
  { warn }: Context,
  body: Envelope,
  taken: Pick<Envelope, (typeof advancedParts)[number]>,
): void {
  for (const part of advancedParts)
    if (body[part] !== undefined && taken[part] === undefined)
      warn({
        code: 'field-ignored',
        at: `/${part}`,
        message: `\`${part}\` has no effect without the query parameter advanced_update=true.`,
      });
}

async function changeSettings(
  state: State,
  { strict = false }: Context,
  envelope: StoredEnvelope,
  body: Envelope,
): Promise<boolean> {
  const settings = readDefinitionSettings(body);
  if (Object.keys(settings).length === 0) return false;
  // The holder of a lock corrects an envelope that was sent.
  const isLocked = currentLock(state, envelope) !== undefined;
  requireStatus(envelope, 'changeSettings', { strict: strict && !isLocked });
  await requireBrand(state, envelope.accountId, body.brandId);
  envelope.settings = { ...envelope.settings, ...settings };
  return true;
}

async function changeParts(
  state: State,
  context: Context,
  envelope: StoredEnvelope,
  {
    recipients,
    customFields,
    notification,
    emailSettings,
  }: Pick<Envelope, (typeof advancedParts)[number]>,
  summary: EnvelopeUpdateSummary,
): Promise<boolean> {
  const parts = [recipients, customFields, notification, emailSettings];
  if (parts.every((part) => part === undefined)) return false;
  requireStatus(envelope, 'changeParts');
  if (recipients !== undefined) {
    summary.recipientUpdateResults = await updateRecipients(state, context, envelope, recipients);
    giveGivenTabs(envelope, recipients);
  }
  if (customFields !== undefined) {
    const { textCustomFields, listCustomFields } = updateOrAddFields(envelope, customFields);
    summary.textCustomFieldUpdateResults = textCustomFields;
    summary.listCustomFieldUpdateResults = listCustomFields;
  }
  if (notification !== undefined) await changeNotification(state, envelope, notification);
  if (emailSettings !== undefined)
    envelope.emailSettings = { ...envelope.emailSettings, ...emailSettings };
  return true;
}

async function changeWorkflowPart(
  state: State,
  envelope: StoredEnvelope,
  { workflow }: Envelope,
): Promise<boolean> {
  if (workflow === undefined) return false;
  await changeWorkflow(state, envelope, workflow);
  return true;
}

async function changePurge(
  state: State,
  envelope: StoredEnvelope,
  { purgeState }: Envelope,
  summary: EnvelopeUpdateSummary,
): Promise<boolean> {
  if (purgeState === undefined || purgeState === envelope.purgeState) return false;
  await setPurgeState(state, envelope, purgeState);
  summary.purgeState = purgeState;
  return true;
}

/**
 * Checks whether a request says again that an envelope in process is sent: programs write back a
 * whole envelope with another subject, or to send the e-mails again.
 * @evidence public
 */
function repeatsStatus({ status: now }: StoredEnvelope, { status }: Envelope): boolean {
  return status === 'sent' && (now === 'sent' || now === 'delivered');
}

/** The statuses that a request can ask for. @evidence public */
const requestable: ReadonlySet<string> = new Set(['created', 'sent', 'voided']);

/**
 * Changes the status.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for a status that no request can ask for,
 *   ENVELOPE_INVALID_STATUS for one that the envelope cannot get now
 */
async function changeStatus(
  state: State,
  context: Context,
  envelope: StoredEnvelope,
  { status, voidedReason = '' }: Envelope,
  summary: EnvelopeUpdateSummary,
): Promise<boolean> {
  const { envelopeId, status: now } = envelope;
  if (status === undefined) return false;
  if (status === 'voided') {
    await voidEnvelope(state, envelope, voidedReason, actorOf(context));
    return true;
  }
  if (status === 'created' && now === 'created') return true;
  if (status === 'sent') {
    if (now === 'correct') await endCorrection(state, envelope);
    else {
      requireAgent(context, 'send');
      await requireRight(state, context, 'canSendEnvelope');
      const batch = await sendEnvelope(state, envelope);
      if (batch !== undefined) summary.bulkEnvelopeStatus = presentBulkEnvelopes(batch);
    }
    return true;
  }
  if (!requestable.has(status))
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `Value for 'status' must be 'created', 'sent' or 'voided', and not ${status}; envelope ${envelopeId} is ${statusInWords(now)}.`,
    );
  throw new ServiceRefusal(
    'ENVELOPE_INVALID_STATUS',
    `Envelope ${envelopeId} is ${statusInWords(now)} and cannot be made ${status}; a draft can be sent, and a draft or an envelope in process voided.`,
  );
}
