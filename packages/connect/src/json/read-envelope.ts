import type { Content } from '../content.js';
import { customFieldTypeLists, recipientTypeCodeLists } from '../generated/json-lists.js';
import {
  customFieldType,
  documentType,
  envelopeStatusCode,
  eventStatusCode,
  deliveryMethod,
  recipientStatusCode,
  recipientTypeCode,
  signingLocationCode,
} from '../generated/payload-codecs.js';
import type * as model from '../generated/payload.js';
import type { WordCodec } from '../xml/codec.js';
import type * as contract from './contract.js';
import type { JsonNode } from './reading.js';
import { defined, keep } from './defined.js';
import { readTabs } from './read-tabs.js';

/** The envelope of a message in JSON, in the model's form. */
export interface EnvelopeParts {
  envelope: model.EnvelopeStatus;
  documentPdfs: model.DocumentPDF[];
}

/** @param generated time of the message, which the model keeps in the envelope as well */
export function readEnvelope(summary: JsonNode<contract.Summary>, generated: Date): EnvelopeParts {
  const { documents, documentPdfs } = readDocuments(summary);
  const sender = summary.part('sender');
  const envelope = defined<model.EnvelopeStatus>(
    {
      recipients: readRecipients(summary.part('recipients')),
      generatedDateTime: generated,
      status: readWord(summary, 'status', envelopeStatusCode) ?? '',
      customFields: readCustomFields(summary.part('customFields')),
      attachments: summary
        .items<contract.Attachment>('envelopeAttachments')
        .map((one) => readAttachment(one)),
      documents,
      formData: [],
    },
    {
      envelopeId: summary.text('envelopeId'),
      emailSubject: summary.text('emailSubject'),
      senderName: sender?.text('userName'),
      senderEmail: sender?.text('email'),
      senderIpAddress: sender?.text('ipAddress'),
      createdDateTime: summary.date('createdDateTime'),
      deletedDateTime: summary.date('deletedDateTime'),
      sentDateTime: summary.date('sentDateTime'),
      deliveredDateTime: summary.date('deliveredDateTime'),
      completedDateTime: summary.date('completedDateTime'),
      declinedDateTime: summary.date('declinedDateTime'),
      signingLocation: readWord(summary, 'signingLocation', signingLocationCode),
      autoNavigation: summary.flag('autoNavigation'),
      envelopeIdStamping: summary.flag('envelopeIdStamping'),
      authoritativeCopy: summary.flag('authoritativeCopy'),
      voidedReason: summary.text('voidedReason'),
    },
  );
  return { envelope: keep(envelope, summary.rest()), documentPdfs };
}

function readRecipients(lists: JsonNode<contract.Recipients> | undefined): model.RecipientStatus[] {
  if (lists === undefined) return [];
  return listEntries(recipientTypeCodeLists).flatMap(([type, { list }]) =>
    lists
      .items<contract.Recipient>(list)
      .map((node) => readRecipient(node, recipientTypeCode.match(type) ?? type)),
  );
}

function readRecipient(
  node: JsonNode<contract.Recipient>,
  type: model.RecipientTypeCode,
): model.RecipientStatus {
  const recipient = defined<model.RecipientStatus>(
    {
      type,
      declinedReason: node.text('declinedReason') ?? null,
      status: readWord(node, 'status', recipientStatusCode) ?? '',
      customFields: node.texts('customFields'),
      tabs: readTabs(node.part('tabs')),
      attachments: node
        .items<contract.Attachment>('recipientAttachments')
        .map((one) => readAttachment(one)),
      formData: [],
    },
    {
      email: node.text('email'),
      name: node.text('name'),
      routingOrder: node.whole('routingOrder'),
      sentDateTime: node.date('sentDateTime'),
      deliveredDateTime: node.date('deliveredDateTime'),
      signedDateTime: node.date('signedDateTime'),
      declinedDateTime: node.date('declinedDateTime'),
      autoRespondedReason: node.text('autoRespondedReason'),
      clientUserId: node.text('clientUserId'),
      autoNavigation: node.flag('autoNavigation'),
      authenticationStatus: readAuthentication(node.part('recipientAuthenticationStatus')),
      recipientIdGuid: node.text('recipientIdGuid'),
      deliveryMethod: readWord(node, 'deliveryMethod', deliveryMethod),
      faxNumber: node.text('faxNumber'),
    },
  );
  return keep(recipient, node.rest());
}

function listEntries<Entry>(table: Readonly<Record<string, Entry>>): [string, Entry][] {
  return Object.entries(table);
}

function readCustomFields(lists: JsonNode<contract.CustomFields> | undefined): model.CustomField[] {
  if (lists === undefined) return [];
  return listEntries(customFieldTypeLists).flatMap(([type, { list }]) =>
    lists.items<contract.CustomField>(list).map((node) => {
      const field = defined<model.CustomField>(
        {},
        {
          name: node.text('name'),
          show: node.text('show'),
          required: node.text('required'),
          value: node.text('value'),
          customFieldType: customFieldType.match(type),
        },
      );
      return keep(field, node.rest());
    }),
  );
}

function readAttachment(node: JsonNode<contract.Attachment>): model.Attachment {
  const attachment = defined<model.Attachment>(
    {},
    { data: node.content('data'), label: node.text('label'), type: node.text('attachmentType') },
  );
  return keep(attachment, node.rest());
}

function readAuthentication(
  node: JsonNode<contract.AuthenticationStatus> | undefined,
): model.AuthenticationStatus | undefined {
  if (node === undefined) return undefined;
  const result = (name: keyof contract.AuthenticationStatus & string) =>
    readResult(node.part(name));
  return defined<model.AuthenticationStatus>(
    {},
    {
      accessCodeResult: result('accessCodeResult'),
      idQuestionsResult: result('idQuestionsResult'),
      idLookupResult: result('idLookupResult'),
      ageVerifyResult: result('ageVerifyResult'),
      stanPinResult: result('sTANPinResult'),
      ofacResult: result('ofacResult'),
      phoneAuthResult: result('phoneAuthResult'),
      liveIdResult: result('liveIDResult'),
      facebookResult: result('facebookResult'),
      googleResult: result('googleResult'),
      linkedinResult: result('linkedinResult'),
      salesforceResult: result('salesforceResult'),
      twitterResult: result('twitterResult'),
      openIdResult: result('openIDResult'),
      anySocialIdResult: result('anySocialIDResult'),
      yahooResult: result('yahooResult'),
    },
  );
}

/**
 * Reads a result, which needs a status and a time; an incomplete one is kept as an unknown field.
 */
function readResult(
  node: JsonNode<contract.EventResult> | undefined,
): model.EventResult | undefined {
  if (node === undefined || !node.has('status') || !node.has('eventTimestamp')) return undefined;
  const status = readWord(node, 'status', eventStatusCode);
  const eventTimestamp = node.date('eventTimestamp');
  if (status === undefined || eventTimestamp === undefined) return undefined;
  return defined<model.EventResult>(
    { status, eventTimestamp },
    {
      failureDescription: node.text('failureDescription'),
      vendorFailureStatusCode: node.text('vendorFailureStatusCode'),
    },
  );
}

/**
 * The documents, and the content of those whose content was sent. An entry without a number is
 * content alone.
 */
function readDocuments(summary: JsonNode<contract.Summary>) {
  const documents: model.DocumentStatus[] = [];
  const documentPdfs: model.DocumentPDF[] = [];
  for (const node of summary.items<contract.Document>('envelopeDocuments')) {
    const documentId = node.whole('documentId', 1);
    const name = node.text('name');
    const pdfBytes: Content | undefined =
      node.content('PDFBytes') ?? node.content('documentBase64');
    const type =
      pdfBytes === undefined && documentId !== undefined
        ? undefined
        : readWord(node, 'type', documentType);
    const pdf = defined<model.DocumentPDF>({}, { name, pdfBytes, documentId, documentType: type });
    if (documentId === undefined) documentPdfs.push(keep(pdf, node.rest()));
    else {
      const status = { documentId, name, templateName: undefined, order: node.whole('order', 1) };
      documents.push(keep(defined<model.DocumentStatus>({}, status), node.rest()));
      if (pdfBytes !== undefined) documentPdfs.push(pdf);
    }
  }
  return { documents, documentPdfs };
}

/** A word of the contract in the model's form; one that is not listed is kept and reported. */
function readWord<Schema extends object, Word extends string>(
  node: JsonNode<Schema>,
  name: keyof Schema & string,
  codec: WordCodec<Word>,
): Word | string | undefined {
  const text = node.text(name);
  if (text === undefined) return undefined;
  const known = codec.match(text);
  if (known === undefined) node.reportUnlisted(name, text);
  return known ?? text;
}
