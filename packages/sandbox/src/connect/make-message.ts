import type { ConnectMessage, Envelope } from '@countersign/types/esign-v2.1';
import { copyJson } from '../engine/copy-json.ts';
import { asAnswered } from '../engine/as-answered.ts';
import { dateTime } from '../engine/date-time.ts';
import { hasAuthoritativeCopy } from '../envelopes/documents/authoritative-copies.ts';
import { presentFormDataChange } from '../envelopes/form-data/present-change.ts';
import { presentEnvelope } from '../envelopes/present-envelope.ts';
import { accounts } from '../state/model/account.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { State, StateEvent } from '../state/state.ts';
import type { DeliverySettings } from './subscription.ts';

/** The event and the envelope that a message is created from. */
export interface MessageSource {
  event: StateEvent;
  name: ConnectMessage['event'];
  /**
   * The envelope at the time of the event; undefined for a deleted envelope, and for a template.
   */
  envelope: StoredEnvelope | undefined;
  settings: DeliverySettings;
  /** Includes the documents. */
  documents: boolean;
}

/** The message about an event; without the documents' content, which is put in when it is sent. */
export async function makeMessage(state: State, source: MessageSource): Promise<ConnectMessage> {
  const { event, name, settings } = source;
  const { accountId, userId, envelopeId, templateId, agreement } = event;
  const summary = await makeSummary(state, source);
  const recipientId = findRecipientId(source);
  return {
    event: name,
    apiVersion: 'v2.1',
    uri: formatUri(event),
    retryCount: 0,
    // Configurations of an organization have no number.
    ...(/^\d+$/.test(settings.connectId) && { configurationId: Number(settings.connectId) }),
    generatedDateTime: dateTime(state.now),
    data: {
      accountId,
      userId,
      ...(envelopeId !== undefined && { envelopeId }),
      ...(recipientId !== undefined && { recipientId }),
      ...(event.reassignedRecipientIdGuid !== undefined && {
        reassignedRecipientId: event.reassignedRecipientIdGuid,
      }),
      ...(templateId !== undefined && { templateId }),
      ...agreement,
      ...(summary !== undefined && { envelopeSummary: summary }),
    },
  };
}

/** The path of what an event is about. */
function formatUri({ accountId, envelopeId, templateId, agreement }: StateEvent): string {
  if (agreement !== undefined) {
    const { clickwrapId, agreementId } = agreement;
    return `/clickapi/v1/accounts/${accountId}/clickwraps/${clickwrapId}/agreements/${agreementId}`;
  }
  const subject =
    templateId === undefined ? `envelopes/${envelopeId ?? ''}` : `templates/${templateId}`;
  return `/restapi/v2.1/accounts/${accountId}/${subject}`;
}

/** The ID that the sender gave the recipient that it is about; its GUID where the envelope is gone. */
function findRecipientId({ event: { recipientIdGuid }, envelope }: MessageSource) {
  const found = envelope?.recipients.find((one) => one.recipientIdGuid === recipientIdGuid);
  return found?.recipientId ?? recipientIdGuid;
}

/** The parts that XML always has. */
const partsOfXml = ['recipients', 'tabs', 'custom_fields', 'documents'];

async function makeSummary(
  state: State,
  { event, envelope, settings, documents }: MessageSource,
): Promise<Envelope | undefined> {
  const { form, parts, senderAccount, voidReason, documentFields, aggregated } = settings;
  if (envelope === undefined || event.templateId !== undefined) return undefined;
  // A JSON message has the envelope only if the configuration asks for parts of it; one of merged
  // events is the envelope.
  const isBare = parts.length === 0 && !documents && !aggregated;
  if (form === 'json' && isBare) return undefined;
  const include = form === 'xml' ? partsOfXml : [...parts, ...(documents ? ['documents'] : [])];
  const summary: Envelope = {
    ...presentEnvelope(envelope, { include }),
    ...presentFormDataChange(envelope),
    ...(form === 'xml' && {
      authoritativeCopy: hasAuthoritativeCopy(envelope) ? 'true' : 'false',
    }),
  };
  if (form === 'xml' && !voidReason) delete summary.voidedReason;
  if (!documentFields)
    for (const document of summary.envelopeDocuments ?? []) delete document.documentFields;
  if (senderAccount) {
    const account = await state.of(accounts).get('', event.accountId);
    const { textCustomFields = [], ...others } = summary.customFields ?? {};
    const added = senderFields(account?.number ?? event.accountId, account?.name ?? '');
    summary.customFields = { ...others, textCustomFields: [...textCustomFields, ...added] };
  }
  return form === 'xml' ? asAnswered('envelope', summary, ['message']) : asInMessage(summary);
}

/**
 * Presents an envelope as in JSON messages: with its mandatory properties, and times without
 * trailing zeros.
 */
async function asInMessage(summary: Envelope): Promise<Envelope> {
  const whole = copyJson(await asAnswered('envelope', summary, ['message']));
  trimMoments(whole);
  return whole;
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}Z$/;

/** Removes trailing zeros from each time inside a value, in place. */
function trimMoments(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, one] of Object.entries(value))
    if (typeof one !== 'string') trimMoments(one);
    else if (moment.test(one)) Reflect.set(value, name, trimMoment(one));
}

function trimMoment(text: string): string {
  let end = text.length - 1;
  while (text[end - 1] === '0') end -= 1;
  return `${text.slice(0, text[end - 1] === '.' ? end - 1 : end)}Z`;
}

/**
 * The fields that tell of the account of the sender, which has its number as the ID.
 * @evidence recorded
 */
function senderFields(number: string, accountName: string) {
  const values = { AccountId: number, AccountName: accountName, AccountSite: 'demo' };
  return Object.entries(values).map(([name, value]) => ({
    name,
    value,
    show: 'false' as const,
    required: 'false' as const,
  }));
}
