// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import { z } from 'zod';
import { anyNumber, binary, kept } from '../zod-parts.js';
import type { AddressInformation, Attachment, AuthenticationStatus, CustomField, CustomFieldType, CustomTabType, DOBInformation, DeliveryMethod, DocumentPDF, DocumentStatus, DocumentType, EnvelopeInformation, EnvelopeStatus, EnvelopeStatusCode, EsignAgreementInformation, EventResult, EventStatusCode, FormDataField, IDCheckInformation, RecipientStatus, RecipientStatusCode, RecipientTypeCode, SSN4Information, SigningLocationCode, TabStatus, TabTypeCode, VaultingDetails } from './payload.js';
/**
 * The kinds of recipients.
 */
export const recipientTypeCode: z.ZodType<RecipientTypeCode, RecipientTypeCode> = z.enum(['signer', 'agent', 'editor', 'intermediary', 'carbonCopy', 'certifiedDelivery', 'inPersonSigner', 'notary', 'seal', 'witness', 'authorizedSignatory', 'notaryWitness', 'participant']);
/**
 * Where a recipient stands.
 */
export const recipientStatusCode: z.ZodType<RecipientStatusCode, RecipientStatusCode> = z.enum(['created', 'sent', 'delivered', 'signed', 'declined', 'completed', 'faxpending', 'autoresponded']);
/**
 * How a check came out.
 */
export const eventStatusCode: z.ZodType<EventStatusCode, EventStatusCode> = z.enum(['passed', 'failed']);
/**
 * The kinds of tabs. Those that are filled in by hand are all `Custom`.
 */
export const tabTypeCode: z.ZodType<TabTypeCode, TabTypeCode> = z.enum(['initialHere', 'signHere', 'fullName', 'firstName', 'lastName', 'emailAddress', 'company', 'title', 'dateSigned', 'initialHereOptional', 'envelopeId', 'custom', 'signerAttachment', 'signHereOptional', 'approve', 'decline', 'commentThread', 'commissionCounty', 'commissionExpiration', 'commissionNumber', 'commissionState', 'currency', 'draw', 'notarize', 'notarySeal', 'phoneNumber', 'polyLineOverlay', 'smartSection', 'view', 'numerical']);
/**
 * The kinds of tabs that are filled in by hand or calculated.
 */
export const customTabType: z.ZodType<CustomTabType, CustomTabType> = z.enum(['text', 'checkbox', 'radio', 'list', 'date', 'number', 'ssn', 'zip5', 'zip5Dash4', 'email', 'note', 'formula']);
/**
 * How a recipient is notified.
 */
export const deliveryMethod: z.ZodType<DeliveryMethod, DeliveryMethod> = z.enum(['email', 'fax']);
/**
 * Where an envelope stands.
 */
export const envelopeStatusCode: z.ZodType<EnvelopeStatusCode, EnvelopeStatusCode> = z.enum(['any', 'voided', 'created', 'deleted', 'sent', 'delivered', 'signed', 'completed', 'declined', 'timedout', 'template', 'processing', 'authoritativecopy', 'transfercompleted', 'correct']);
/**
 * Where signing takes place.
 */
export const signingLocationCode: z.ZodType<SigningLocationCode, SigningLocationCode> = z.enum(['inPerson', 'online']);
/**
 * The kinds of custom fields.
 */
export const customFieldType: z.ZodType<CustomFieldType, CustomFieldType> = z.enum(['text', 'list']);
/**
 * What a PDF file of the message is.
 */
export const documentType: z.ZodType<DocumentType, DocumentType> = z.enum(['summary', 'content']);
/**
 * A postal address in the United States.
 */
export const addressInformation: z.ZodType<AddressInformation, AddressInformation> = z.object({
    street1: z.exactOptional(z.string()),
    street2: z.exactOptional(z.string()),
    city: z.exactOptional(z.string()),
    state: z.exactOptional(z.string()),
    zip: z.exactOptional(z.string()),
    zipPlus4: z.exactOptional(z.string()),
    ...kept
});
/**
 * The date of birth of a person.
 */
export const dobInformation: z.ZodType<DOBInformation, DOBInformation> = z.object({
    dob: z.date(),
    ...kept
});
/**
 * The end of the social security number of a person.
 */
export const ssn4Information: z.ZodType<SSN4Information, SSN4Information> = z.object({
    ssn4: z.exactOptional(z.string()),
    ...kept
});
/**
 * The details of a person with which the check of the identity starts.
 */
export const idCheckInformation: z.ZodType<IDCheckInformation, IDCheckInformation> = z.object({
    addressInformation: z.exactOptional(addressInformation),
    dobInformation: z.exactOptional(dobInformation),
    ssn4Information: z.exactOptional(ssn4Information),
    ...kept
});
/**
 * How one check came out, and when it was made.
 */
export const eventResult: z.ZodType<EventResult, EventResult> = z.object({
    status: eventStatusCode,
    eventTimestamp: z.date(),
    failureDescription: z.exactOptional(z.string()),
    vendorFailureStatusCode: z.exactOptional(z.string()),
    ...kept
});
/**
 * How each check of a recipient's identity came out. Only the checks that were made are there.
 */
export const authenticationStatus: z.ZodType<AuthenticationStatus, AuthenticationStatus> = z.object({
    accessCodeResult: z.exactOptional(eventResult),
    idQuestionsResult: z.exactOptional(eventResult),
    idLookupResult: z.exactOptional(eventResult),
    ageVerifyResult: z.exactOptional(eventResult),
    stanPinResult: z.exactOptional(eventResult),
    ofacResult: z.exactOptional(eventResult),
    phoneAuthResult: z.exactOptional(eventResult),
    liveIdResult: z.exactOptional(eventResult),
    facebookResult: z.exactOptional(eventResult),
    googleResult: z.exactOptional(eventResult),
    linkedinResult: z.exactOptional(eventResult),
    salesforceResult: z.exactOptional(eventResult),
    twitterResult: z.exactOptional(eventResult),
    openIdResult: z.exactOptional(eventResult),
    anySocialIdResult: z.exactOptional(eventResult),
    yahooResult: z.exactOptional(eventResult),
    ...kept
});
/**
 * Where a tab stands on the documents, and what was filled in.
 */
export const tabStatus: z.ZodType<TabStatus, TabStatus> = z.object({
    tabType: tabTypeCode,
    status: z.exactOptional(z.string()),
    xPosition: z.exactOptional(anyNumber),
    yPosition: z.exactOptional(anyNumber),
    signedDateTime: z.exactOptional(z.date()),
    tabLabel: z.exactOptional(z.string()),
    name: z.exactOptional(z.string()),
    value: z.exactOptional(z.string()),
    documentId: z.exactOptional(z.number().int().gte(1).lte(9007199254740991)),
    pageNumber: z.exactOptional(z.number().int().gte(0).lte(9007199254740991)),
    originalValue: z.exactOptional(z.string()),
    validationPattern: z.exactOptional(z.string()),
    roleName: z.exactOptional(z.string()),
    listValues: z.exactOptional(z.string()),
    listSelectedValue: z.exactOptional(z.string()),
    scaleValue: z.exactOptional(z.number()),
    customTabType: z.exactOptional(customTabType),
    ...kept
});
/**
 * A file that goes along without being signed.
 */
export const attachment: z.ZodType<Attachment, Attachment> = z.object({
    data: z.exactOptional(binary),
    label: z.exactOptional(z.string()),
    type: z.exactOptional(z.string()),
    ...kept
});
/**
 * Which disclosure about electronic signatures a recipient accepted, and when.
 */
export const esignAgreementInformation: z.ZodType<EsignAgreementInformation, EsignAgreementInformation> = z.object({
    accountEsignId: z.exactOptional(z.string()),
    userEsignId: z.exactOptional(z.string()),
    agreementDate: z.exactOptional(z.date()),
    ...kept
});
/**
 * A field with what was filled in.
 */
export const formDataField: z.ZodType<FormDataField, FormDataField> = z.object({
    value: z.exactOptional(z.string()),
    name: z.exactOptional(z.string()),
    ...kept
});
/**
 * Who a recipient is, and how far the recipient has come.
 */
export const recipientStatus: z.ZodType<RecipientStatus, RecipientStatus> = z.object({
    type: recipientTypeCode,
    email: z.exactOptional(z.string()),
    name: z.exactOptional(z.string()),
    routingOrder: z.exactOptional(z.number().int().gte(0).lte(65535)),
    sentDateTime: z.exactOptional(z.date()),
    deliveredDateTime: z.exactOptional(z.date()),
    signedDateTime: z.exactOptional(z.date()),
    declinedDateTime: z.exactOptional(z.date()),
    declinedReason: z.string().nullable(),
    autoRespondedReason: z.exactOptional(z.string()),
    status: recipientStatusCode,
    recipientIpAddress: z.exactOptional(z.string()),
    clientUserId: z.exactOptional(z.string()),
    autoNavigation: z.exactOptional(z.boolean()),
    idCheckInformation: z.exactOptional(idCheckInformation),
    authenticationStatus: z.exactOptional(authenticationStatus),
    customFields: z.array(z.string()),
    tabs: z.array(tabStatus),
    attachments: z.array(attachment),
    accountStatus: z.exactOptional(z.string()),
    esignAgreementInformation: z.exactOptional(esignAgreementInformation),
    formData: z.array(formDataField),
    recipientIdGuid: z.exactOptional(z.string()),
    deliveryMethod: z.exactOptional(deliveryMethod),
    faxNumber: z.exactOptional(z.string()),
    ...kept
});
/**
 * A piece of metadata by name and value. The account of the sender comes as the fields `AccountId`, `AccountName` and `AccountSite`.
 */
export const customField: z.ZodType<CustomField, CustomField> = z.object({
    name: z.exactOptional(z.string()),
    show: z.exactOptional(z.string()),
    required: z.exactOptional(z.string()),
    value: z.exactOptional(z.string()),
    customFieldType: z.exactOptional(customFieldType),
    listItems: z.exactOptional(z.string()),
    ...kept
});
/**
 * Where the documents of an envelope lie in an electronic vault.
 */
export const vaultingDetails: z.ZodType<VaultingDetails, VaultingDetails> = z.object({
    eodTransactionName: z.exactOptional(z.string()),
    eodTransactionId: z.exactOptional(z.string()),
    eodDocumentProfileId: z.exactOptional(z.string()),
    ...kept
});
/**
 * A document of the envelope, without its content.
 */
export const documentStatus: z.ZodType<DocumentStatus, DocumentStatus> = z.object({
    documentId: z.exactOptional(z.number().int().gte(1).lte(9007199254740991)),
    name: z.exactOptional(z.string()),
    templateName: z.exactOptional(z.string()),
    order: z.exactOptional(z.number().int().gte(1).lte(9007199254740991)),
    ...kept
});
/**
 * Where an envelope stands, who sent it, and what became of its recipients.
 */
export const envelopeStatus: z.ZodType<EnvelopeStatus, EnvelopeStatus> = z.object({
    recipients: z.array(recipientStatus),
    generatedDateTime: z.date(),
    envelopeId: z.exactOptional(z.string()),
    emailSubject: z.exactOptional(z.string()),
    senderName: z.exactOptional(z.string()),
    senderEmail: z.exactOptional(z.string()),
    status: envelopeStatusCode,
    createdDateTime: z.exactOptional(z.date()),
    deletedDateTime: z.exactOptional(z.date()),
    sentDateTime: z.exactOptional(z.date()),
    deliveredDateTime: z.exactOptional(z.date()),
    signedDateTime: z.exactOptional(z.date()),
    completedDateTime: z.exactOptional(z.date()),
    declinedDateTime: z.exactOptional(z.date()),
    timedOutDateTime: z.exactOptional(z.date()),
    acStatus: z.exactOptional(z.string()),
    acStatusDateTime: z.exactOptional(z.date()),
    acHolder: z.exactOptional(z.string()),
    acHolderEmail: z.exactOptional(z.string()),
    acHolderLocation: z.exactOptional(z.string()),
    signingLocation: z.exactOptional(signingLocationCode),
    senderIpAddress: z.exactOptional(z.string()),
    envelopePdfHash: z.exactOptional(z.string()),
    customFields: z.array(customField),
    vaultingDetails: z.exactOptional(vaultingDetails),
    autoNavigation: z.exactOptional(z.boolean()),
    envelopeIdStamping: z.exactOptional(z.boolean()),
    authoritativeCopy: z.exactOptional(z.boolean()),
    attachments: z.array(attachment),
    documents: z.array(documentStatus),
    formData: z.array(formDataField),
    voidedReason: z.exactOptional(z.string()),
    ...kept
});
/**
 * A document or the certificate of completion, as a PDF file.
 */
export const documentPDF: z.ZodType<DocumentPDF, DocumentPDF> = z.object({
    name: z.exactOptional(z.string()),
    pdfBytes: z.exactOptional(binary),
    documentId: z.exactOptional(z.number().int().gte(1).lte(9007199254740991)),
    documentType: z.exactOptional(documentType),
    ...kept
});
/**
 * Where an envelope stood when the message was made, and its documents as far as they were asked for. The event is not named; the statuses tell what has happened.
 */
export const envelopeInformation: z.ZodType<EnvelopeInformation, EnvelopeInformation> = z.object({
    envelope: z.exactOptional(envelopeStatus),
    documentPdfs: z.array(documentPDF),
    timeZone: z.exactOptional(z.string()),
    timeZoneOffset: z.exactOptional(z.number().int().gte(-2147483648).lte(2147483647)),
    ...kept
});

