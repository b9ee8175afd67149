// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Codec, WordCodec } from '../xml/codec.js';
import type { Fields } from '../xml/field.js';
import { demanded, nillable, optional, optionalAttribute, required, zone } from '../xml/fields.js';
import { list } from '../xml/list.js';
import { object } from '../xml/object.js';
import { base64Binary, boolean, dateTime, decimal, double, enumeration, integer, string, withAllDigits } from '../xml/text.js';
import type { AddressInformation, Attachment, AuthenticationStatus, CustomField, CustomFieldType, CustomTabType, DOBInformation, DeliveryMethod, DocumentPDF, DocumentStatus, DocumentType, EnvelopeInformation, EnvelopeStatus, EnvelopeStatusCode, EsignAgreementInformation, EventResult, EventStatusCode, FormDataField, IDCheckInformation, RecipientStatus, RecipientStatusCode, RecipientTypeCode, SSN4Information, SigningLocationCode, TabStatus, TabTypeCode, VaultingDetails } from './payload.js';
export const recipientTypeCode: WordCodec<RecipientTypeCode> = enumeration([
    ['Signer', 'signer'],
    ['Agent', 'agent'],
    ['Editor', 'editor'],
    ['Intermediary', 'intermediary'],
    ['CarbonCopy', 'carbonCopy'],
    ['CertifiedDelivery', 'certifiedDelivery'],
    ['InPersonSigner', 'inPersonSigner'],
    [null, 'notary'],
    [null, 'seal'],
    [null, 'witness'],
    [null, 'authorizedSignatory'],
    [null, 'notaryWitness'],
    [null, 'participant']
]);
export const recipientStatusCode: WordCodec<RecipientStatusCode> = enumeration([
    ['Created', 'created'],
    ['Sent', 'sent'],
    ['Delivered', 'delivered'],
    ['Signed', 'signed'],
    ['Declined', 'declined'],
    ['Completed', 'completed'],
    ['FaxPending', 'faxpending'],
    ['AutoResponded', 'autoresponded']
]);
export const eventStatusCode: WordCodec<EventStatusCode> = enumeration([
    ['Passed', 'passed'],
    ['Failed', 'failed']
]);
export const tabTypeCode: WordCodec<TabTypeCode> = enumeration([
    ['InitialHere', 'initialHere'],
    ['SignHere', 'signHere'],
    ['FullName', 'fullName'],
    ['FirstName', 'firstName'],
    ['LastName', 'lastName'],
    ['EmailAddress', 'emailAddress'],
    ['Company', 'company'],
    ['Title', 'title'],
    ['DateSigned', 'dateSigned'],
    ['InitialHereOptional', 'initialHereOptional'],
    ['EnvelopeID', 'envelopeId'],
    ['Custom', 'custom'],
    ['SignerAttachment', 'signerAttachment'],
    ['SignHereOptional', 'signHereOptional'],
    ['Approve', 'approve'],
    ['Decline', 'decline'],
    [null, 'commentThread'],
    [null, 'commissionCounty'],
    [null, 'commissionExpiration'],
    [null, 'commissionNumber'],
    [null, 'commissionState'],
    [null, 'currency'],
    [null, 'draw'],
    [null, 'notarize'],
    [null, 'notarySeal'],
    [null, 'phoneNumber'],
    [null, 'polyLineOverlay'],
    [null, 'smartSection'],
    [null, 'view'],
    [null, 'numerical']
]);
export const customTabType: WordCodec<CustomTabType> = enumeration([
    ['Text', 'text'],
    ['Checkbox', 'checkbox'],
    ['Radio', 'radio'],
    ['List', 'list'],
    ['Date', 'date'],
    ['Number', 'number'],
    ['SSN', 'ssn'],
    ['ZIP5', 'zip5'],
    ['ZIP5DASH4', 'zip5Dash4'],
    ['Email', 'email'],
    ['Note', 'note'],
    ['Formula', 'formula']
]);
export const deliveryMethod: WordCodec<DeliveryMethod> = enumeration([
    ['Email', 'email'],
    ['Fax', 'fax']
]);
export const envelopeStatusCode: WordCodec<EnvelopeStatusCode> = enumeration([
    ['Any', 'any'],
    ['Voided', 'voided'],
    ['Created', 'created'],
    ['Deleted', 'deleted'],
    ['Sent', 'sent'],
    ['Delivered', 'delivered'],
    ['Signed', 'signed'],
    ['Completed', 'completed'],
    ['Declined', 'declined'],
    ['TimedOut', 'timedout'],
    ['Template', 'template'],
    ['Processing', 'processing'],
    ['AuthoritativeCopy', 'authoritativecopy'],
    ['TransferCompleted', 'transfercompleted'],
    ['Correct', 'correct']
]);
export const signingLocationCode: WordCodec<SigningLocationCode> = enumeration([
    ['InPerson', 'inPerson'],
    ['Online', 'online']
]);
export const customFieldType: WordCodec<CustomFieldType> = enumeration([
    ['Text', 'text'],
    ['List', 'list']
]);
export const documentType: WordCodec<DocumentType> = enumeration([
    ['SUMMARY', 'summary'],
    ['CONTENT', 'content']
]);
export const addressInformationFields: Fields<AddressInformation> = {
    street1: optional('Street1', string),
    street2: optional('Street2', string),
    city: optional('City', string),
    state: optional('State', string),
    zip: optional('Zip', string),
    zipPlus4: optional('ZipPlus4', string)
};
export const addressInformation: Codec<AddressInformation> = object(addressInformationFields);
export const dobInformationFields: Fields<DOBInformation> = {
    dob: required('DOB', dateTime)
};
export const dobInformation: Codec<DOBInformation> = object(dobInformationFields);
export const ssn4InformationFields: Fields<SSN4Information> = {
    ssn4: optional('SSN4', string)
};
export const ssn4Information: Codec<SSN4Information> = object(ssn4InformationFields);
export const idCheckInformationFields: Fields<IDCheckInformation> = {
    addressInformation: optional('AddressInformation', addressInformation),
    dobInformation: optional('DOBInformation', dobInformation),
    ssn4Information: optional('SSN4Information', ssn4Information)
};
export const idCheckInformation: Codec<IDCheckInformation> = object(idCheckInformationFields);
export const eventResultFields: Fields<EventResult> = {
    status: required('Status', eventStatusCode),
    eventTimestamp: required('EventTimestamp', dateTime),
    failureDescription: optional('FailureDescription', string),
    vendorFailureStatusCode: optional('VendorFailureStatusCode', string)
};
export const eventResult: Codec<EventResult> = object(eventResultFields);
export const authenticationStatusFields: Fields<AuthenticationStatus> = {
    accessCodeResult: optional('AccessCodeResult', eventResult),
    idQuestionsResult: optional('IDQuestionsResult', eventResult),
    idLookupResult: optional('IDLookupResult', eventResult),
    ageVerifyResult: optional('AgeVerifyResult', eventResult),
    stanPinResult: optional('STANPinResult', eventResult),
    ofacResult: optional('OFACResult', eventResult),
    phoneAuthResult: optional('PhoneAuthResult', eventResult),
    liveIdResult: optional('LiveIDResult', eventResult),
    facebookResult: optional('FacebookResult', eventResult),
    googleResult: optional('GoogleResult', eventResult),
    linkedinResult: optional('LinkedinResult', eventResult),
    salesforceResult: optional('SalesforceResult', eventResult),
    twitterResult: optional('TwitterResult', eventResult),
    openIdResult: optional('OpenIDResult', eventResult),
    anySocialIdResult: optional('AnySocialIDResult', eventResult),
    yahooResult: optional('YahooResult', eventResult)
};
export const authenticationStatus: Codec<AuthenticationStatus> = object(authenticationStatusFields);
export const tabStatusFields: Fields<TabStatus> = {
    tabType: required('TabType', tabTypeCode),
    status: optional('Status', string),
    xPosition: demanded('XPosition', double),
    yPosition: demanded('YPosition', double),
    signedDateTime: optional('Signed', dateTime),
    tabLabel: optional('TabLabel', string),
    name: optional('TabName', string),
    value: optional('TabValue', string),
    documentId: optional('DocumentID', integer(1, 9007199254740991)),
    pageNumber: optional('PageNumber', integer(0, 9007199254740991)),
    originalValue: optional('OriginalValue', string),
    validationPattern: optional('ValidationPattern', string),
    roleName: optional('RoleName', string),
    listValues: optional('ListValues', string),
    listSelectedValue: optional('ListSelectedValue', string),
    scaleValue: optional('ScaleValue', decimal),
    customTabType: optional('CustomTabType', customTabType)
};
export const tabStatus: Codec<TabStatus> = object(tabStatusFields);
export const attachmentFields: Fields<Attachment> = {
    data: optional('Data', base64Binary),
    label: optional('Label', string),
    type: optional('Type', string)
};
export const attachment: Codec<Attachment> = object(attachmentFields);
export const esignAgreementInformationFields: Fields<EsignAgreementInformation> = {
    accountEsignId: optional('AccountEsignId', string),
    userEsignId: optional('UserEsignId', string),
    agreementDate: demanded('AgreementDate', dateTime)
};
export const esignAgreementInformation: Codec<EsignAgreementInformation> = object(esignAgreementInformationFields);
export const formDataFieldFields: Fields<FormDataField> = {
    value: optional('value', string),
    name: optionalAttribute('name', string)
};
export const formDataField: Codec<FormDataField> = object(formDataFieldFields);
export const recipientStatusFields: Fields<RecipientStatus> = {
    type: required('Type', recipientTypeCode),
    email: optional('Email', string),
    name: optional('UserName', string),
    routingOrder: demanded('RoutingOrder', integer(0, 65535)),
    sentDateTime: optional('Sent', dateTime),
    deliveredDateTime: optional('Delivered', dateTime),
    signedDateTime: optional('Signed', dateTime),
    declinedDateTime: optional('Declined', dateTime),
    declinedReason: required('DeclineReason', nillable(string)),
    autoRespondedReason: optional('AutoRespondedReason', string),
    status: required('Status', recipientStatusCode),
    recipientIpAddress: optional('RecipientIPAddress', string),
    clientUserId: optional('ClientUserId', string),
    autoNavigation: optional('AutoNavigation', boolean),
    idCheckInformation: optional('IDCheckInformation', idCheckInformation),
    authenticationStatus: optional('RecipientAuthenticationStatus', authenticationStatus),
    customFields: list(['CustomFields', 'CustomField'], string, {
        written: true
    }),
    tabs: list(['TabStatuses', 'TabStatus'], tabStatus),
    attachments: list(['RecipientAttachment', 'Attachment'], attachment),
    accountStatus: optional('AccountStatus', string),
    esignAgreementInformation: optional('EsignAgreementInformation', esignAgreementInformation),
    formData: list(['FormData', 'xfdf', 'fields', 'field'], formDataField),
    recipientIdGuid: optional('RecipientId', string),
    deliveryMethod: optional('DeliveryMethod', deliveryMethod),
    faxNumber: optional('FaxNumber', string)
};
export const recipientStatus: Codec<RecipientStatus> = object(recipientStatusFields);
export const customFieldFields: Fields<CustomField> = {
    name: optional('Name', string),
    show: optional('Show', string),
    required: optional('Required', string),
    value: optional('Value', string),
    customFieldType: optional('CustomFieldType', customFieldType),
    listItems: optional('ListItems', string)
};
export const customField: Codec<CustomField> = object(customFieldFields);
export const vaultingDetailsFields: Fields<VaultingDetails> = {
    eodTransactionName: optional('EODTransactionName', string),
    eodTransactionId: optional('EODTransactionID', string),
    eodDocumentProfileId: optional('EODDocumentProfileID', string)
};
export const vaultingDetails: Codec<VaultingDetails> = object(vaultingDetailsFields);
export const documentStatusFields: Fields<DocumentStatus> = {
    documentId: optional('ID', integer(1, 9007199254740991)),
    name: optional('Name', string),
    templateName: optional('TemplateName', string),
    order: optional('Sequence', integer(1, 9007199254740991))
};
export const documentStatus: Codec<DocumentStatus> = object(documentStatusFields);
export const envelopeStatusFields: Fields<EnvelopeStatus> = {
    recipients: list(['RecipientStatuses', 'RecipientStatus'], recipientStatus, {
        required: true
    }),
    generatedDateTime: required('TimeGenerated', withAllDigits(dateTime)),
    envelopeId: optional('EnvelopeID', string),
    emailSubject: optional('Subject', string),
    senderName: optional('UserName', string),
    senderEmail: optional('Email', string),
    status: required('Status', envelopeStatusCode),
    createdDateTime: demanded('Created', dateTime),
    deletedDateTime: optional('Deleted', dateTime),
    sentDateTime: optional('Sent', dateTime),
    deliveredDateTime: optional('Delivered', dateTime),
    signedDateTime: optional('Signed', dateTime),
    completedDateTime: optional('Completed', dateTime),
    declinedDateTime: optional('Declined', dateTime),
    timedOutDateTime: optional('TimedOut', dateTime),
    acStatus: optional('ACStatus', string),
    acStatusDateTime: demanded('ACStatusDate', dateTime),
    acHolder: optional('ACHolder', string),
    acHolderEmail: optional('ACHolderEmail', string),
    acHolderLocation: optional('ACHolderLocation', string),
    signingLocation: demanded('SigningLocation', signingLocationCode),
    senderIpAddress: optional('SenderIPAddress', string),
    envelopePdfHash: optional('EnvelopePDFHash', string),
    customFields: list(['CustomFields', 'CustomField'], customField, {
        written: true
    }),
    vaultingDetails: optional('VaultingDetails', vaultingDetails),
    autoNavigation: demanded('AutoNavigation', boolean),
    envelopeIdStamping: demanded('EnvelopeIdStamping', boolean),
    authoritativeCopy: optional('AuthoritativeCopy', boolean),
    attachments: list(['EnvelopeAttachment', 'Attachment'], attachment),
    documents: list(['DocumentStatuses', 'DocumentStatus'], documentStatus),
    formData: list(['FormData', 'xfdf', 'fields', 'field'], formDataField),
    voidedReason: optional('VoidReason', string)
};
export const envelopeStatus: Codec<EnvelopeStatus> = object(envelopeStatusFields);
export const documentPDFFields: Fields<DocumentPDF> = {
    name: optional('Name', string),
    pdfBytes: optional('PDFBytes', base64Binary),
    documentId: optional('DocumentID', integer(1, 9007199254740991)),
    documentType: optional('DocumentType', documentType)
};
export const documentPDF: Codec<DocumentPDF> = object(documentPDFFields);
export const envelopeInformationFields: Fields<EnvelopeInformation> = {
    envelope: optional('EnvelopeStatus', envelopeStatus),
    documentPdfs: list(['DocumentPDFs', 'DocumentPDF'], documentPDF),
    timeZone: optional('TimeZone', string),
    timeZoneOffset: zone('TimeZoneOffset', integer(-2147483648, 2147483647))
};
export const envelopeInformation: Codec<EnvelopeInformation> = object(envelopeInformationFields);
/**
 * The possible root elements.
 */
export const roots = {
    envelopeStatus: { element: 'EnvelopeStatus', namespace: 'http://www.docusign.net/API/3.0', codec: envelopeStatus },
    envelopeInformation: { element: 'DocuSignEnvelopeInformation', namespace: 'http://www.docusign.net/API/3.0', codec: envelopeInformation }
};
/**
 * The elements that contain Base64, by parent element.
 */
export const binaryElements = [['Attachment', 'Data'], ['DocumentPDF', 'PDFBytes']];

