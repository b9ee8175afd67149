import { ConnectError } from '../connect-error.js';
import {
  customFieldTypeLists,
  customTabTypeLists,
  recipientTypeCodeLists,
  tabTypeCodeLists,
} from '../generated/json-lists.js';
import { eventStatusCode } from '../generated/payload-codecs.js';
import type * as model from '../generated/payload.js';
import type { JsonObject, JsonValue } from '../kept.js';
import { Writing } from '../xml/writing.js';
import type * as contract from './contract.js';
import { isJsonObject } from './reading.js';

/** Fields by the contract's names; undefined values are left out. */
type Fields<Schema> = { [Name in keyof Schema]?: JsonValue | undefined };

/**
 * Writes the envelope of a message in JSON. Values that only XML can express are left out.
 * @throws {ConnectError} where the contract has no list for a kind of recipient or tab
 */
export function writeEnvelope({
  envelope,
  documentPdfs,
}: Pick<model.EnvelopeInformation, 'envelope' | 'documentPdfs'>): JsonObject | undefined {
  if (envelope === undefined) return undefined;
  const documents = writeDocuments(envelope.documents, documentPdfs);
  return writeObject<contract.Summary>(
    {
      status: writeWord(envelope.status),
      envelopeId: envelope.envelopeId,
      emailSubject: envelope.emailSubject,
      sender: writeNonEmpty<contract.Summary['sender'] & object>({
        userName: envelope.senderName,
        email: envelope.senderEmail,
        ipAddress: envelope.senderIpAddress,
      }),
      createdDateTime: writeDate(envelope.createdDateTime),
      deletedDateTime: writeDate(envelope.deletedDateTime),
      sentDateTime: writeDate(envelope.sentDateTime),
      deliveredDateTime: writeDate(envelope.deliveredDateTime),
      completedDateTime: writeDate(envelope.completedDateTime),
      declinedDateTime: writeDate(envelope.declinedDateTime),
      signingLocation: envelope.signingLocation,
      autoNavigation: writeFlag(envelope.autoNavigation),
      envelopeIdStamping: writeFlag(envelope.envelopeIdStamping),
      authoritativeCopy: writeFlag(envelope.authoritativeCopy),
      voidedReason: envelope.voidedReason,
      recipients: grouped(
        envelope.recipients,
        '/envelope/recipients',
        recipientTypeCodeLists,
        ({ type }) => type,
        writeRecipient,
      ),
      customFields: grouped(
        envelope.customFields,
        '/envelope/customFields',
        customFieldTypeLists,
        ({ customFieldType = 'text' }) => customFieldType,
        writeCustomField,
      ),
      envelopeAttachments: writeList(envelope.attachments.map((one) => writeAttachment(one))),
      envelopeDocuments: writeList(documents),
    },
    envelope.otherFields,
  );
}

function writeRecipient(recipient: model.RecipientStatus, at: string): JsonObject {
  return writeObject<contract.Recipient>(
    {
      email: recipient.email,
      name: recipient.name,
      routingOrder: writeNumber(recipient.routingOrder),
      sentDateTime: writeDate(recipient.sentDateTime),
      deliveredDateTime: writeDate(recipient.deliveredDateTime),
      signedDateTime: writeDate(recipient.signedDateTime),
      declinedDateTime: writeDate(recipient.declinedDateTime),
      declinedReason: recipient.declinedReason ?? undefined,
      autoRespondedReason: recipient.autoRespondedReason,
      status: writeWord(recipient.status),
      clientUserId: recipient.clientUserId,
      autoNavigation: writeFlag(recipient.autoNavigation),
      recipientAuthenticationStatus: writeAuthentication(recipient.authenticationStatus),
      customFields: writeList(recipient.customFields),
      tabs: writeTabs(recipient.tabs, `${at}/tabs`),
      recipientAttachments: writeList(recipient.attachments.map((one) => writeAttachment(one))),
      recipientIdGuid: recipient.recipientIdGuid,
      deliveryMethod: recipient.deliveryMethod,
      faxNumber: recipient.faxNumber,
    },
    recipient.otherFields,
  );
}

function writeTabs(tabs: readonly model.TabStatus[], at: string): JsonObject | undefined {
  return grouped(tabs, at, tabLists, kindOfTab, writeTab);
}

const tabLists: Lists = { ...tabTypeCodeLists, ...customTabTypeLists };

/** Returns the kind of a tab; a custom tab has a kind of its own. */
function kindOfTab({ tabType, customTabType }: model.TabStatus): string {
  return tabType === 'custom' ? (customTabType ?? tabType) : tabType;
}

function writeTab(tab: model.TabStatus): JsonObject {
  return writeObject<contract.Tab>(
    {
      status: tab.status,
      xPosition: writeNumber(tab.xPosition),
      yPosition: writeNumber(tab.yPosition),
      tabLabel: tab.tabLabel,
      name: tab.name,
      value: tab.value,
      documentId: writeNumber(tab.documentId),
      pageNumber: writeNumber(tab.pageNumber),
      originalValue: tab.originalValue,
      validationPattern: tab.validationPattern,
      listSelectedValue: tab.listSelectedValue,
      scaleValue: writeNumber(tab.scaleValue),
    },
    tab.otherFields,
  );
}

function writeCustomField(field: model.CustomField): JsonObject {
  return writeObject<contract.CustomField>(
    { name: field.name, show: field.show, required: field.required, value: field.value },
    field.otherFields,
  );
}

function writeAttachment(attachment: model.Attachment): JsonObject {
  return writeObject<contract.Attachment>(
    { data: attachment.data?.base64, label: attachment.label, attachmentType: attachment.type },
    attachment.otherFields,
  );
}

function writeAuthentication(
  status: model.AuthenticationStatus | undefined,
): JsonObject | undefined {
  if (status === undefined) return undefined;
  return writeObject<contract.AuthenticationStatus>({
    accessCodeResult: writeResult(status.accessCodeResult),
    idQuestionsResult: writeResult(status.idQuestionsResult),
    idLookupResult: writeResult(status.idLookupResult),
    ageVerifyResult: writeResult(status.ageVerifyResult),
    sTANPinResult: writeResult(status.stanPinResult),
    ofacResult: writeResult(status.ofacResult),
    phoneAuthResult: writeResult(status.phoneAuthResult),
    liveIDResult: writeResult(status.liveIdResult),
    facebookResult: writeResult(status.facebookResult),
    googleResult: writeResult(status.googleResult),
    linkedinResult: writeResult(status.linkedinResult),
    salesforceResult: writeResult(status.salesforceResult),
    twitterResult: writeResult(status.twitterResult),
    openIDResult: writeResult(status.openIdResult),
    anySocialIDResult: writeResult(status.anySocialIdResult),
    yahooResult: writeResult(status.yahooResult),
  });
}

function writeResult(result: model.EventResult | undefined): JsonObject | undefined {
  if (result === undefined) return undefined;
  return writeObject<contract.EventResult>({
    // JSON writes the word as XML does.
    status: eventStatusCode.print(result.status, new Writing('')),
    eventTimestamp: writeDate(result.eventTimestamp),
    failureDescription: result.failureDescription,
    vendorFailureStatusCode: result.vendorFailureStatusCode,
  });
}

/** Documents and their content are one list in JSON; a content finds its document by the number. */
function writeDocuments(
  documents: readonly model.DocumentStatus[],
  pdfs: readonly model.DocumentPDF[],
): JsonObject[] {
  const left = new Set(pdfs);
  const byId = new Map(pdfs.toReversed().map((pdf) => [pdf.documentId, pdf]));
  const listed = documents.map((document) => {
    const found = document.documentId === undefined ? undefined : byId.get(document.documentId);
    const pdf = found !== undefined && left.delete(found) ? found : undefined;
    return writeObject<contract.Document>(
      {
        documentId: writeNumber(document.documentId),
        name: document.name,
        order: writeNumber(document.order),
        ...writeContent(pdf),
      },
      document.otherFields,
    );
  });
  const alone = Array.from(left, (pdf) =>
    writeObject<contract.Document>(
      { documentId: writeNumber(pdf.documentId), name: pdf.name, ...writeContent(pdf) },
      pdf.otherFields,
    ),
  );
  return [...listed, ...alone];
}

function writeContent(pdf: model.DocumentPDF | undefined): Fields<contract.Document> {
  return { type: pdf?.documentType, PDFBytes: pdf?.pdfBytes?.base64 };
}

/** The lists of JSON for items of each kind, with the flag that marks a kind in a shared list. */
type Lists = Readonly<Record<string, { readonly list: string; readonly flag?: string }>>;

function grouped<Item>(
  items: readonly Item[],
  at: string,
  lists: Lists,
  getKind: (item: Item) => string,
  write: (item: Item, at: string) => JsonObject,
): JsonObject | undefined {
  const groups: Record<string, JsonObject[]> = {};
  for (const [index, item] of items.entries()) {
    const kind = getKind(item);
    const place = `${at}/${index}`;
    const entry = Object.hasOwn(lists, kind) ? lists[kind] : undefined;
    if (entry === undefined) return noList(kind, place);
    const { list, flag } = entry;
    const mark: JsonObject = flag === undefined ? {} : { [flag]: 'true' };
    const group = (groups[list] ??= []);
    group.push({ ...write(item, place), ...mark });
  }
  return items.length === 0 ? undefined : groups;
}

function noList(kind: string, at: string): never {
  throw new ConnectError(
    'not-in-json',
    `JSON has no list for the kind ${kind}`,
    'Send the event as XML.',
    at,
  );
}

function writeList(items: readonly JsonValue[]): JsonValue | undefined {
  return items.length === 0 ? undefined : [...items];
}

/** In UTC with seven digits behind the second, as the service writes it. */
export function writeDate(date: Date | undefined): string | undefined {
  if (date === undefined) return undefined;
  const text = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  if (/^\d{4}-/.test(text)) return text.replace('Z', '0000Z');
  const what = 'a date is none between the years 0 and 9999';
  throw new ConnectError('value-invalid', what, 'Give a valid date.');
}

/** A message that names no status is read as one with an empty word. */
function writeWord(word: string): string | undefined {
  return word === '' ? undefined : word;
}

function writeFlag(flag: boolean | undefined): string | undefined {
  return flag === undefined ? undefined : String(flag);
}

function writeNumber(value: number | undefined): string | undefined {
  // JSON does not know infinite numbers, which XML has.
  return value === undefined || !Number.isFinite(value) ? undefined : String(value);
}

function writeNonEmpty<Schema>(fields: Fields<Schema>): JsonObject | undefined {
  const some = writeObject<Schema>(fields);
  return Object.keys(some).length === 0 ? undefined : some;
}

/** An object of the fields that there are, with those that the model has no word for. */
export function writeObject<Schema>(fields: Fields<Schema>, others: JsonObject = {}): JsonObject {
  const object: JsonObject = { ...others };
  for (const [name, value] of Object.entries<JsonValue | undefined>(fields)) {
    if (value === undefined) continue;
    const other = object[name];
    // The model may know a part of a nested object, and keep the rest here.
    object[name] = isJsonObject(other) && isJsonObject(value) ? writeObject(value, other) : value;
  }
  return object;
}
