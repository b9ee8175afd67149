import type { Content } from '../content.js';
import {
  customFieldTypeLists,
  customTabTypeLists,
  recipientTypeCodeLists,
  tabTypeCodeLists,
} from '../generated/json-lists.js';
import {
  customFieldType,
  customTabType,
  documentType,
  envelopeStatusCode,
  eventStatusCode,
  deliveryMethod,
  recipientStatusCode,
  recipientTypeCode,
  signingLocationCode,
  tabTypeCode,
} from '../generated/payload-codecs.js';
import type * as model from '../generated/payload.js';
import type { JsonObject, Kept } from '../kept.js';
import type { WordCodec } from '../xml/codec.js';
import type * as contract from './contract.js';
import type { JsonNode } from './reading.js';

/** The envelope of a message in JSON, in the model's form. */
export interface EnvelopeParts {
  envelope: model.EnvelopeStatus;
  documentPdfs: model.DocumentPDF[];
}

/** @param generated when the message was made, which the model keeps in the envelope as well */
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

function readTabs(lists: JsonNode<contract.Tabs> | undefined): model.TabStatus[] {
  if (lists === undefined) return [];
  const plain = kindsByList(tabTypeCodeLists).flatMap(([list, kinds]) =>
    lists
      .items<contract.Tab>(list)
      .map((node) => readTab(node, { tabType: readKind(node, kinds, tabTypeCode) })),
  );
  const custom = kindsByList(customTabTypeLists).flatMap(([list, kinds]) =>
    lists
      .items<contract.Tab>(list)
      .map((node) =>
        readTab(node, { tabType: 'custom', customTabType: readKind(node, kinds, customTabType) }),
      ),
  );
  return [...plain, ...custom];
}

function readTab(
  node: JsonNode<contract.Tab>,
  kind: Pick<model.TabStatus, 'tabType' | 'customTabType'>,
): model.TabStatus {
  const tab = defined<model.TabStatus>(kind, {
    status: node.text('status'),
    xPosition: node.number('xPosition'),
    yPosition: node.number('yPosition'),
    tabLabel: node.text('tabLabel'),
    name: node.text('name'),
    value: node.text('value'),
    documentId: node.whole('documentId', 1),
    pageNumber: node.whole('pageNumber'),
    originalValue: node.text('originalValue'),
    validationPattern: node.text('validationPattern'),
    listSelectedValue: node.text('listSelectedValue'),
    scaleValue: node.number('scaleValue'),
  });
  return keep(tab, node.rest());
}

/** The kinds of item that one list holds, the one that no flag marks last. */
interface Kind {
  name: string;
  flag: string | undefined;
}

function readKind<Word extends string>(
  node: JsonNode<contract.Tab>,
  kinds: readonly Kind[],
  codec: WordCodec<Word>,
): Word {
  const flagged = kinds.find(({ flag }) => isTabFlag(flag) && node.flagged(flag));
  const name = flagged?.name ?? kinds.find(({ flag }) => flag === undefined)?.name ?? '';
  const word = codec.match(name);
  if (word === undefined) throw new TypeError(`The lists contain ${name}, which the codes do not.`);
  return word;
}

function isTabFlag(name: string | undefined): name is 'optional' | 'useDash4' {
  return name === 'optional' || name === 'useDash4';
}

/** The lists of a table with the kinds that each holds. */
function kindsByList<List extends string>(
  table: Readonly<Record<string, { list: List; flag?: string }>>,
): [List, Kind[]][] {
  const lists = new Map<List, Kind[]>();
  for (const [name, { list, flag }] of Object.entries(table)) {
    lists.set(list, [...(lists.get(list) ?? []), { name, flag }]);
  }
  return [...lists];
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

/** The optional fields of an object, each of which may be undefined here. */
type Loose<T> = { [K in keyof T]?: T[K] | undefined };

/** An object with those of its fields that there are. */
function defined<T extends object>(given: Pick<T, RequiredKeys<T>> & Loose<T>, more: Loose<T>): T;
function defined(given: object, more: object): object {
  const there: Record<string, unknown> = { ...given };
  for (const [name, value] of Object.entries(more)) if (value !== undefined) there[name] = value;
  return there;
}

type RequiredKeys<T> = {
  [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? never : K;
}[keyof T];

function keep<T extends Kept>(object: T, rest: JsonObject): T {
  return Object.keys(rest).length === 0 ? object : { ...object, otherFields: rest };
}
