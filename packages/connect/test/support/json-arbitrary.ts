import type {
  ConnectEvent,
  DocumentPDF,
  DocumentStatus,
  EnvelopeEventName,
  EnvelopeStatus,
  JsonObject,
  RecipientEventName,
  TemplateEventName,
} from '@countersign/connect';
import * as model from '@countersign/connect/zod';
import * as fc from 'fast-check';
import { customFieldKinds, recipientKinds, tabKind, tabPlace } from './json-kinds.js';
import {
  createArbitrary,
  contents,
  dates,
  finite,
  type Choices,
  type FieldChoices,
} from './model-arbitrary.js';
import { jsonText } from './text-arbitraries.js';

const envelopeNames: EnvelopeEventName[] = [
  'envelope-sent',
  'envelope-completed',
  'envelope-purge',
];
const recipientNames: RecipientEventName[] = ['recipient-sent', 'recipient-reassign'];
const templateNames: TemplateEventName[] = ['template-created', 'template-deleted'];

const otherFields: fc.Arbitrary<JsonObject> = fc
  .dictionary(
    jsonText.map((text) => `other ${text}`),
    fc.jsonValue({ maxDepth: 3 }),
    { minKeys: 1, maxKeys: 3, noNullPrototype: true },
  )
  // JSON has no zero with a sign.
  .map((value) => JSON.parse(JSON.stringify(value)));

const never = (...names: string[]): FieldChoices =>
  Object.fromEntries(names.map((name) => [name, 'never']));
const none = fc.constant([]);

const choices: Choices = {
  text: jsonText,
  date: dates,
  number: finite,
  anyNumber: finite,
  // Empty content cannot be expressed in JSON.
  content: contents.filter(({ size }) => size > 0),
  instead: new Map<unknown, fc.Arbitrary<unknown>>([
    [model.recipientTypeCode, fc.constantFrom(...recipientKinds)],
  ]),
  // Fields that only XML can express are never generated.
  fields: new Map<unknown, FieldChoices>([
    [
      model.envelopeStatus,
      {
        ...never('signedDateTime', 'timedOutDateTime', 'acStatus', 'acStatusDateTime', 'acHolder'),
        ...never('acHolderEmail', 'acHolderLocation', 'envelopePdfHash', 'vaultingDetails'),
        formData: none,
        documents: none,
        otherFields,
      },
    ],
    [
      model.recipientStatus,
      {
        ...never('recipientIpAddress', 'idCheckInformation', 'accountStatus'),
        ...never('esignAgreementInformation'),
        formData: none,
        otherFields,
      },
    ],
    [
      model.tabStatus,
      { ...never('customTabType', 'signedDateTime', 'roleName', 'listValues'), otherFields },
    ],
    [model.customField, { ...never('listItems'), customFieldType: 'always', otherFields }],
    [model.attachment, { otherFields }],
    [model.documentPDF, { ...never('documentId'), otherFields }],
  ]),
};

/**
 * Sorts the items of a list into the order of the contract's lists, the only order that JSON keeps.
 */
function inOrder<Item>(items: readonly Item[], getPlace: (item: Item) => number): Item[] {
  return items.toSorted((one, other) => getPlace(one) - getPlace(other));
}

const envelope: fc.Arbitrary<EnvelopeStatus> = fc
  .tuple(
    createArbitrary(model.envelopeStatus, choices).map((value) =>
      model.envelopeStatus.parse(value),
    ),
    fc.array(tabKind, { minLength: 9, maxLength: 9 }),
  )
  .map(([one, kinds]) => ({
    ...one,
    recipients: inOrder(one.recipients, ({ type }) => recipientKinds.indexOf(type)).map(
      (recipient, index) => ({
        ...recipient,
        tabs: inOrder(
          recipient.tabs.map((tab, at) => ({ ...tab, ...kinds[index * 3 + at] })),
          tabPlace,
        ),
      }),
    ),
    customFields: inOrder(one.customFields, ({ customFieldType = 'text' }) =>
      customFieldKinds.indexOf(customFieldType),
    ),
  }));

/** A document with its content or without; in JSON both are one, so they share a name. */
const createDocument = (documentId: number) =>
  fc
    .record(
      {
        name: jsonText,
        order: fc.integer({ min: 1, max: 99 }),
        otherFields,
        pdfBytes: choices.content,
        documentType: fc.constantFrom('summary', 'content'),
      },
      { requiredKeys: [], noNullPrototype: true },
    )
    .map(({ pdfBytes, documentType, ...fields }) => {
      const document: DocumentStatus = { documentId, ...fields };
      if (pdfBytes === undefined) return { document, pdfs: [] };
      const pdf: DocumentPDF = { documentId, pdfBytes };
      if (fields.name !== undefined) pdf.name = fields.name;
      if (documentType !== undefined) pdf.documentType = documentType;
      return { document, pdfs: [pdf] };
    });

const documents = fc
  .uniqueArray(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { maxLength: 3 })
  .chain((ids) => fc.tuple(...ids.map((id) => createDocument(id))));

/** The envelope with its documents, and content without a document, such as the certificate. */
const payload = fc
  .record({
    envelope,
    documents,
    alone: fc.array(
      createArbitrary(model.documentPDF, choices).map((value) => model.documentPDF.parse(value)),
      { maxLength: 2 },
    ),
  })
  .map(({ envelope: one, documents: parts, alone }) => ({
    envelope: { ...one, documents: parts.map(({ document }) => document) },
    documentPdfs: [...parts.flatMap(({ pdfs }) => pdfs), ...alone],
  }));

const ids = { envelopeId: jsonText, recipientId: jsonText, templateId: jsonText };
const reassigned = fc.option(jsonText, { nil: undefined });

const subject = fc.oneof(
  fc
    .tuple(fc.constantFrom(...envelopeNames), ids.envelopeId)
    .map(([event, envelopeId]) => ({ subject: 'envelope', event, envelopeId }) as const),
  fc.tuple(fc.constantFrom(...recipientNames), ids.envelopeId, ids.recipientId, reassigned).map(
    ([event, envelopeId, recipientId, reassignedRecipientId]) =>
      ({
        subject: 'recipient',
        event,
        envelopeId,
        recipientId,
        ...(reassignedRecipientId === undefined ? {} : { reassignedRecipientId }),
      }) as const,
  ),
  fc
    .tuple(fc.constantFrom(...templateNames), ids.templateId)
    .map(([event, templateId]) => ({ subject: 'template', event, templateId }) as const),
);

const fields = fc.record(
  {
    accountId: jsonText,
    userId: jsonText,
    configurationId: fc.integer(),
    retryCount: fc.nat(),
    uri: jsonText,
    apiVersion: jsonText,
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** Any event that JSON can say. Its ID is for the library to find. */
export const jsonEvent: fc.Arbitrary<ConnectEvent> = fc
  .tuple(subject, fields, dates, fc.option(payload, { nil: undefined }))
  .map(([about, more, generatedDateTime, parts]) => ({
    ...about,
    ...more,
    id: '',
    format: 'json',
    generatedDateTime,
    findings: [],
    // The model has the date of the message in the envelope too.
    ...(parts === undefined
      ? { documentPdfs: [] }
      : { ...parts, envelope: { ...parts.envelope, generatedDateTime } }),
  }));
