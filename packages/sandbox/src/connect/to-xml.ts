import type { ConnectMessage } from '@countersign/types/esign-v2.1';
import {
  content,
  parse,
  serialize,
  type EnvelopeStatus,
  type RecipientStatus,
  type TabStatus,
} from '@countersign/connect';
import { XMLBuilder } from 'fast-xml-parser';
import type { DeliveryBody, RecipientInXml } from './delivery.ts';

/** The older form of a message: the state of the envelope, with what JSON does not say of it. */
export function toXml(
  message: ConnectMessage,
  { settings, recipients = {} }: DeliveryBody,
): string {
  const event = parse(JSON.stringify(message));
  const { envelope } = event;
  if (envelope === undefined)
    throw new Error(`${message.uri}: an XML message requires its envelope`);
  const { soapNamespace } = settings;
  return serialize(
    {
      ...event,
      ...(soapNamespace !== undefined && { soapNamespace }),
      ...(settings.timeZone && { timeZone: 'GMT Standard Time', timeZoneOffset: 0 }),
      envelope: {
        ...envelope,
        ...describeHolder(envelope),
        documents: envelope.documents.map((one) => ({ templateName: '', ...one })),
        recipients: envelope.recipients
          .filter(({ type }) => kinds.has(type))
          .map((one) => completeRecipient(one, recipients[one.recipientIdGuid ?? ''] ?? {})),
      },
    },
    { format: 'xml' },
  );
}

/**
 * The length of the address of the sender, which has spaces at its end.
 * @evidence recorded
 */
const addressLength = 15;

/** The kinds of recipients and tabs that XML has words for. */
const kinds: ReadonlySet<string> = new Set([
  'signer',
  'agent',
  'editor',
  'intermediary',
  'carbonCopy',
  'certifiedDelivery',
  'inPersonSigner',
]);
const tabKinds: ReadonlySet<string> = new Set([
  'initialHere',
  'signHere',
  'fullName',
  'firstName',
  'lastName',
  'emailAddress',
  'company',
  'title',
  'dateSigned',
  'initialHereOptional',
  'envelopeId',
  'custom',
  'signerAttachment',
  'signHereOptional',
  'approve',
  'decline',
]);

/** Describes the holder of the authoritative copy, which is always the sender. */
function describeHolder({
  createdDateTime,
  completedDateTime,
  recipients,
  ...envelope
}: EnvelopeStatus) {
  const { senderName = '', senderEmail = '' } = envelope;
  const signed = recipients.flatMap(({ signedDateTime }) => signedDateTime ?? []);
  return {
    acStatus: 'Original',
    ...(createdDateTime !== undefined && { acStatusDateTime: createdDateTime }),
    acHolder: senderName,
    acHolderEmail: senderEmail,
    acHolderLocation: 'DocuSign',
    signingLocation: 'online',
    senderIpAddress: '127.0.0.1'.padEnd(addressLength),
    envelopePdfHash: '',
    autoNavigation: envelope.autoNavigation ?? true,
    envelopeIdStamping: envelope.envelopeIdStamping ?? true,
    authoritativeCopy: envelope.authoritativeCopy ?? false,
    ...(completedDateTime !== undefined &&
      signed.length > 0 && { signedDateTime: new Date(Math.max(...signed.map(Number))) }),
  };
}

function completeRecipient(
  recipient: RecipientStatus,
  { ipAddress = '', completedAt }: RecipientInXml,
): RecipientStatus {
  const tabs = recipient.tabs.filter(({ tabType }) => tabKinds.has(tabType)).map(onTheImage);
  const formData = recipient.signedDateTime === undefined ? [] : listFormFields(tabs);
  return {
    ...recipient,
    // A recipient of a copy signs nothing; the XML has the time of completion instead.
    ...(completedAt !== undefined && {
      signedDateTime: recipient.signedDateTime ?? new Date(completedAt),
    }),
    ...(recipient.sentDateTime !== undefined && { accountStatus: 'Active' }),
    recipientIpAddress: ipAddress,
    tabs,
    formData,
    attachments: [
      ...recipient.attachments,
      ...(formData.length > 0 ? [{ label: 'DSXForm', data: content(formXml(formData)) }] : []),
    ],
  };
}

/**
 * A tab in the words of the older form: with a capital, and with empty values. It counts the pixels
 * of a page at 200 to the inch, not points, and has no word for the usual size.
 */
function onTheImage(tab: TabStatus): TabStatus {
  const { xPosition, yPosition, scaleValue, status = 'active', ...others } = tab;
  return {
    value: '',
    ...(tab.tabType === 'custom' && status === 'active' && { validationPattern: '' }),
    ...(tab.tabType === 'custom' && { originalValue: '' }),
    ...others,
    ...(scaleValue !== undefined && scaleValue !== 1 && { scaleValue }),
    status: `${status.slice(0, 1).toUpperCase()}${status.slice(1)}`,
    ...(xPosition !== undefined && { xPosition: pixels(xPosition) }),
    ...(yPosition !== undefined && { yPosition: pixels(yPosition) }),
  };
}

function pixels(points: number): number {
  return Math.round((points * 200) / 72);
}

interface FormField {
  name: string;
  value: string;
}

function listFormFields(tabs: readonly TabStatus[]): FormField[] {
  return tabs.flatMap(({ tabLabel: name, value }) =>
    name === undefined || value === undefined || value === '' ? [] : [{ name, value }],
  );
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

function formXml(fields: readonly FormField[]): Uint8Array {
  const field = fields.map(({ name, value }) => ({ '@name': name, value }));
  const text = builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'utf-8' },
    FormData: { xfdf: { fields: { field } } },
  });
  return new TextEncoder().encode(text);
}
