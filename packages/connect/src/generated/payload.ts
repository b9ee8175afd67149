// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Content } from '../content.js';
import type { Kept, Unlisted } from '../kept.js';
/**
 * A postal address in the United States.
 */
export interface AddressInformation extends Kept {
    /**
     * The street and number.
     *
     * In XML: `Street1`.
     */
    street1?: string;
    /**
     * A further line for the street.
     *
     * In XML: `Street2`.
     */
    street2?: string;
    /**
     * The city.
     *
     * In XML: `City`.
     */
    city?: string;
    /**
     * The state.
     *
     * In XML: `State`.
     */
    state?: string;
    /**
     * The ZIP code.
     *
     * In XML: `Zip`.
     */
    zip?: string;
    /**
     * The four further digits of the ZIP code.
     *
     * In XML: `ZipPlus4`.
     */
    zipPlus4?: string;
}
/**
 * The date of birth of a person.
 */
export interface DOBInformation extends Kept {
    /**
     * The date of birth.
     *
     * In XML: `DOB`.
     */
    dob: Date;
}
/**
 * The end of the social security number of a person.
 */
export interface SSN4Information extends Kept {
    /**
     * The last four digits of the social security number.
     *
     * In XML: `SSN4`.
     */
    ssn4?: string;
}
/**
 * The details of a person with which the check of the identity starts.
 */
export interface IDCheckInformation extends Kept {
    /**
     * The home address.
     *
     * In XML: `AddressInformation`.
     */
    addressInformation?: AddressInformation;
    /**
     * The date of birth.
     *
     * In XML: `DOBInformation`.
     */
    dobInformation?: DOBInformation;
    /**
     * The end of the social security number.
     *
     * In XML: `SSN4Information`.
     */
    ssn4Information?: SSN4Information;
}
/**
 * How one check came out, and when it was made.
 */
export interface EventResult extends Kept {
    /**
     * Whether the check was passed.
     *
     * In XML: `Status`.
     */
    status: EventStatusCode;
    /**
     * When the check was made.
     *
     * In XML: `EventTimestamp`.
     */
    eventTimestamp: Date;
    /**
     * Why the check failed, in words for people.
     *
     * In XML: `FailureDescription`.
     */
    failureDescription?: string;
    /**
     * Why the check failed, in the code of the company that made it.
     *
     * In XML: `VendorFailureStatusCode`.
     */
    vendorFailureStatusCode?: string;
}
/**
 * How each check of a recipient's identity came out. Only the checks that were made are there.
 */
export interface AuthenticationStatus extends Kept {
    /**
     * Whether the access code was right.
     *
     * In XML: `AccessCodeResult`.
     */
    accessCodeResult?: EventResult;
    /**
     * Whether the questions of the identity check were answered rightly.
     *
     * In XML: `IDQuestionsResult`.
     */
    idQuestionsResult?: EventResult;
    /**
     * Whether the person was found in the records of the identity check.
     *
     * In XML: `IDLookupResult`.
     */
    idLookupResult?: EventResult;
    /**
     * Whether the person was found to be old enough.
     *
     * In XML: `AgeVerifyResult`.
     */
    ageVerifyResult?: EventResult;
    /**
     * Whether the PIN of a student, checked with the student authentication network, was right.
     *
     * In XML: `STANPinResult`.
     */
    stanPinResult?: EventResult;
    /**
     * Whether the person was cleared of the sanctions list of the United States Treasury.
     *
     * In XML: `OFACResult`.
     */
    ofacResult?: EventResult;
    /**
     * Whether the check by telephone call was passed.
     *
     * In XML: `PhoneAuthResult`.
     */
    phoneAuthResult?: EventResult;
    /**
     * Whether the login with Windows Live ID worked.
     *
     * In XML: `LiveIDResult`.
     */
    liveIdResult?: EventResult;
    /**
     * Whether the login with Facebook worked.
     *
     * In XML: `FacebookResult`.
     */
    facebookResult?: EventResult;
    /**
     * Whether the login with Google worked.
     *
     * In XML: `GoogleResult`.
     */
    googleResult?: EventResult;
    /**
     * Whether the login with LinkedIn worked.
     *
     * In XML: `LinkedinResult`.
     */
    linkedinResult?: EventResult;
    /**
     * Whether the login with Salesforce worked.
     *
     * In XML: `SalesforceResult`.
     */
    salesforceResult?: EventResult;
    /**
     * Whether the login with Twitter worked.
     *
     * In XML: `TwitterResult`.
     */
    twitterResult?: EventResult;
    /**
     * Whether the login with an OpenID worked.
     *
     * In XML: `OpenIDResult`.
     */
    openIdResult?: EventResult;
    /**
     * Whether the login with any of the accepted services worked.
     *
     * In XML: `AnySocialIDResult`.
     */
    anySocialIdResult?: EventResult;
    /**
     * Whether the login with Yahoo worked.
     *
     * In XML: `YahooResult`.
     */
    yahooResult?: EventResult;
}
/**
 * Where a tab stands on the documents, and what was filled in.
 */
export interface TabStatus extends Kept {
    /**
     * The kind of tab. Tabs that are filled in by hand are `Custom`, with the kind in `CustomTabType`.
     *
     * In XML: `TabType`.
     */
    tabType: TabTypeCode;
    /**
     * Whether the tab is still open (`Active`, in old messages `Unsigned`) or was filled in (`Signed`).
     *
     * In XML: `Status`.
     */
    status?: string;
    /**
     * How far the tab stands from the left edge of the page.
     *
     * In XML: `XPosition`.
     */
    xPosition?: number;
    /**
     * How far the tab stands from the top edge of the page.
     *
     * In XML: `YPosition`.
     */
    yPosition?: number;
    /**
     * When the tab was signed.
     *
     * In XML: `Signed`.
     */
    signedDateTime?: Date;
    /**
     * The name by which senders and templates find the tab.
     *
     * In XML: `TabLabel`.
     */
    tabLabel?: string;
    /**
     * The name of the tab that signers see.
     *
     * In XML: `TabName`.
     */
    name?: string;
    /**
     * What stands in the tab: the text, or `X` in a ticked box.
     *
     * In XML: `TabValue`.
     */
    value?: string;
    /**
     * The document that the tab stands on.
     *
     * In XML: `DocumentID`.
     */
    documentId?: number;
    /**
     * The page that the tab stands on, from 1.
     *
     * In XML: `PageNumber`.
     */
    pageNumber?: number;
    /**
     * The value that stood in the tab before it was filled in.
     *
     * In XML: `OriginalValue`.
     */
    originalValue?: string;
    /**
     * The regular expression that the text must match.
     *
     * In XML: `ValidationPattern`.
     */
    validationPattern?: string;
    /**
     * The role in the template to which the tab belongs.
     *
     * In XML: `RoleName`.
     */
    roleName?: string;
    /**
     * The entries to choose from, where the tab is a list.
     *
     * In XML: `ListValues`.
     */
    listValues?: string;
    /**
     * The value behind the chosen entry, where the tab is a list.
     *
     * In XML: `ListSelectedValue`.
     */
    listSelectedValue?: string;
    /**
     * How large the tab is drawn; 1 is the usual size.
     *
     * In XML: `ScaleValue`.
     */
    scaleValue?: number;
    /**
     * The kind of a tab whose `TabType` is `Custom`.
     *
     * In XML: `CustomTabType`.
     */
    customTabType?: CustomTabType;
}
/**
 * A file that goes along without being signed.
 */
export interface Attachment extends Kept {
    /**
     * The content of the file. Under the label `DSXForm` it is an XML document with the root FormData.
     *
     * In XML: `Data`.
     */
    data?: Content;
    /**
     * What the file is called, such as `DSXForm`.
     *
     * In XML: `Label`.
     */
    label?: string;
    /**
     * The kind of file.
     *
     * In XML: `Type`.
     */
    type?: string;
}
/**
 * Which disclosure about electronic signatures a recipient accepted, and when.
 */
export interface EsignAgreementInformation extends Kept {
    /**
     * The disclosure of the account that was shown, by GUID.
     *
     * In XML: `AccountEsignId`.
     */
    accountEsignId?: string;
    /**
     * The record of this consent, by GUID.
     *
     * In XML: `UserEsignId`.
     */
    userEsignId?: string;
    /**
     * When the recipient accepted.
     *
     * In XML: `AgreementDate`.
     */
    agreementDate?: Date;
}
/**
 * A field with what was filled in.
 */
export interface FormDataField extends Kept {
    /**
     * What stands in the field.
     *
     * In XML: `value`.
     */
    value?: string;
    /**
     * The name of the field, which is the label of its tab.
     *
     * In XML: `@name`.
     */
    name?: string;
}
/**
 * Who a recipient is, and how far the recipient has come.
 */
export interface RecipientStatus extends Kept {
    /**
     * The kind of recipient.
     *
     * In XML: `Type`.
     */
    type: RecipientTypeCode;
    /**
     * The e-mail address of the recipient.
     *
     * In XML: `Email`.
     */
    email?: string;
    /**
     * The full name of the recipient.
     *
     * In XML: `UserName`.
     */
    name?: string;
    /**
     * The recipient's turn, from 1.
     *
     * In XML: `RoutingOrder`.
     */
    routingOrder?: number;
    /**
     * When the recipient was notified.
     *
     * In XML: `Sent`.
     */
    sentDateTime?: Date;
    /**
     * When the recipient opened the envelope.
     *
     * In XML: `Delivered`.
     */
    deliveredDateTime?: Date;
    /**
     * When the recipient finished.
     *
     * In XML: `Signed`.
     */
    signedDateTime?: Date;
    /**
     * When the recipient refused.
     *
     * In XML: `Declined`.
     */
    declinedDateTime?: Date;
    /**
     * Why the recipient refused. Where nobody refused, the element is still there and is nil.
     *
     * In XML: `DeclineReason`.
     */
    declinedReason: string | null;
    /**
     * What came back when the e-mail bounced.
     *
     * In XML: `AutoRespondedReason`.
     */
    autoRespondedReason?: string;
    /**
     * Where the recipient stands.
     *
     * In XML: `Status`.
     */
    status: RecipientStatusCode;
    /**
     * The IP address of the recipient, once the recipient has acted.
     *
     * In XML: `RecipientIPAddress`.
     */
    recipientIpAddress?: string;
    /**
     * The sender's own ID of the recipient. Embedded recipients alone have it.
     *
     * In XML: `ClientUserId`.
     */
    clientUserId?: string;
    /**
     * Whether the signing page leads the recipient from field to field.
     *
     * In XML: `AutoNavigation`.
     */
    autoNavigation?: boolean;
    /**
     * The details with which the identity of the recipient was checked.
     *
     * In XML: `IDCheckInformation`.
     */
    idCheckInformation?: IDCheckInformation;
    /**
     * How each check of the recipient's identity came out. It is left out while no check was tried.
     *
     * In XML: `RecipientAuthenticationStatus`.
     */
    authenticationStatus?: AuthenticationStatus;
    /**
     * Free words that the sender keeps with the recipient; as a rule the element is empty.
     *
     * In XML: `CustomFields/CustomField`.
     */
    customFields: string[];
    /**
     * The tabs of the recipient.
     *
     * In XML: `TabStatuses/TabStatus`.
     */
    tabs: TabStatus[];
    /**
     * Files that belong to this recipient. What the recipient filled in is one of them, under the label `DSXForm`.
     *
     * In XML: `RecipientAttachment/Attachment`.
     */
    attachments: Attachment[];
    /**
     * Whether the recipient has an account with the service, such as `Active`.
     *
     * In XML: `AccountStatus`.
     */
    accountStatus?: string;
    /**
     * The consent of the recipient to sign electronically.
     *
     * In XML: `EsignAgreementInformation`.
     */
    esignAgreementInformation?: EsignAgreementInformation;
    /**
     * What the recipient filled in.
     *
     * In XML: `FormData/xfdf/fields/field`.
     */
    formData: FormDataField[];
    /**
     * The ID that the service gives to the recipient, a GUID in small letters. It is not the ID that the sender chose.
     *
     * In XML: `RecipientId`.
     */
    recipientIdGuid?: string;
    /**
     * How the recipient is notified.
     *
     * In XML: `DeliveryMethod`.
     */
    deliveryMethod?: DeliveryMethod;
    /**
     * The fax number, where the envelope goes out by fax.
     *
     * In XML: `FaxNumber`.
     */
    faxNumber?: string;
}
/**
 * A piece of metadata by name and value. The account of the sender comes as the fields `AccountId`, `AccountName` and `AccountSite`.
 */
export interface CustomField extends Kept {
    /**
     * The name of the field.
     *
     * In XML: `Name`.
     */
    name?: string;
    /**
     * Whether recipients get to see the field: `true` or `false`, with or without a capital.
     *
     * In XML: `Show`.
     */
    show?: string;
    /**
     * Whether the field must hold something before the envelope is sent: `true` or `false`, with or without a capital.
     *
     * In XML: `Required`.
     */
    required?: string;
    /**
     * What stands in the field.
     *
     * In XML: `Value`.
     */
    value?: string;
    /**
     * The kind of field.
     *
     * In XML: `CustomFieldType`.
     */
    customFieldType?: CustomFieldType;
    /**
     * The values to choose from, where the field is a list.
     *
     * In XML: `ListItems`.
     */
    listItems?: string;
}
/**
 * Where the documents of an envelope lie in an electronic vault.
 */
export interface VaultingDetails extends Kept {
    /**
     * The name of the transaction in the vault.
     *
     * In XML: `EODTransactionName`.
     */
    eodTransactionName?: string;
    /**
     * The ID of the transaction in the vault.
     *
     * In XML: `EODTransactionID`.
     */
    eodTransactionId?: string;
    /**
     * The ID of the document profile in the vault.
     *
     * In XML: `EODDocumentProfileID`.
     */
    eodDocumentProfileId?: string;
}
/**
 * A document of the envelope, without its content.
 */
export interface DocumentStatus extends Kept {
    /**
     * The ID that the sender gave to the document.
     *
     * In XML: `ID`.
     */
    documentId?: number;
    /**
     * The name of the document.
     *
     * In XML: `Name`.
     */
    name?: string;
    /**
     * The template from which the document comes; empty where it comes from none.
     *
     * In XML: `TemplateName`.
     */
    templateName?: string;
    /**
     * The place of the document in the envelope, from 1.
     *
     * In XML: `Sequence`.
     */
    order?: number;
}
/**
 * Where an envelope stands, who sent it, and what became of its recipients.
 */
export interface EnvelopeStatus extends Kept {
    /**
     * The recipients of all kinds.
     *
     * In XML: `RecipientStatuses/RecipientStatus`.
     */
    recipients: RecipientStatus[];
    /**
     * When the message was made, with seven digits after the second.
     *
     * In XML: `TimeGenerated`.
     */
    generatedDateTime: Date;
    /**
     * The envelope, by GUID in small letters.
     *
     * In XML: `EnvelopeID`.
     */
    envelopeId?: string;
    /**
     * The subject of the e-mails to the recipients.
     *
     * In XML: `Subject`.
     */
    emailSubject?: string;
    /**
     * The name of the sender.
     *
     * In XML: `UserName`.
     */
    senderName?: string;
    /**
     * The e-mail address of the sender.
     *
     * In XML: `Email`.
     */
    senderEmail?: string;
    /**
     * Where the envelope stands.
     *
     * In XML: `Status`.
     */
    status: EnvelopeStatusCode;
    /**
     * When the envelope was made.
     *
     * In XML: `Created`.
     */
    createdDateTime?: Date;
    /**
     * When the envelope was removed.
     *
     * In XML: `Deleted`.
     */
    deletedDateTime?: Date;
    /**
     * When the envelope was sent.
     *
     * In XML: `Sent`.
     */
    sentDateTime?: Date;
    /**
     * When the last recipient had opened the envelope.
     *
     * In XML: `Delivered`.
     */
    deliveredDateTime?: Date;
    /**
     * When the last signer had signed.
     *
     * In XML: `Signed`.
     */
    signedDateTime?: Date;
    /**
     * When all recipients had finished.
     *
     * In XML: `Completed`.
     */
    completedDateTime?: Date;
    /**
     * When a recipient refused.
     *
     * In XML: `Declined`.
     */
    declinedDateTime?: Date;
    /**
     * When the envelope expired.
     *
     * In XML: `TimedOut`.
     */
    timedOutDateTime?: Date;
    /**
     * What the documents are as authoritative copies. `Original` is usual; other words are `AuthoritativeCopy`, `Transferred`, `Deposited`.
     *
     * In XML: `ACStatus`.
     */
    acStatus?: string;
    /**
     * When they became so; as a rule when the envelope was made.
     *
     * In XML: `ACStatusDate`.
     */
    acStatusDateTime?: Date;
    /**
     * The name of whoever holds the authoritative copy; as a rule the sender.
     *
     * In XML: `ACHolder`.
     */
    acHolder?: string;
    /**
     * The e-mail address of the holder.
     *
     * In XML: `ACHolderEmail`.
     */
    acHolderEmail?: string;
    /**
     * Where the authoritative copy is kept, such as `DocuSign`.
     *
     * In XML: `ACHolderLocation`.
     */
    acHolderLocation?: string;
    /**
     * Whether signing takes place in person or online.
     *
     * In XML: `SigningLocation`.
     */
    signingLocation?: SigningLocationCode;
    /**
     * The IP address from which the envelope was sent.
     *
     * In XML: `SenderIPAddress`.
     */
    senderIpAddress?: string;
    /**
     * A hash of the documents; as a rule the element is empty.
     *
     * In XML: `EnvelopePDFHash`.
     */
    envelopePdfHash?: string;
    /**
     * The metadata of the envelope. The account of the sender is among them if the configuration asks for it.
     *
     * In XML: `CustomFields/CustomField`.
     */
    customFields: CustomField[];
    /**
     * Where the documents lie in an electronic vault.
     *
     * In XML: `VaultingDetails`.
     */
    vaultingDetails?: VaultingDetails;
    /**
     * Whether the signing page leads the signer from field to field.
     *
     * In XML: `AutoNavigation`.
     */
    autoNavigation?: boolean;
    /**
     * Whether the ID of the envelope is printed on the pages.
     *
     * In XML: `EnvelopeIdStamping`.
     */
    envelopeIdStamping?: boolean;
    /**
     * Whether the documents are kept as authoritative copies that exist only once.
     *
     * In XML: `AuthoritativeCopy`.
     */
    authoritativeCopy?: boolean;
    /**
     * Files that go along with the envelope without being signed.
     *
     * In XML: `EnvelopeAttachment/Attachment`.
     */
    attachments: Attachment[];
    /**
     * The documents, without their content.
     *
     * In XML: `DocumentStatuses/DocumentStatus`.
     */
    documents: DocumentStatus[];
    /**
     * What all recipients together filled in.
     *
     * In XML: `FormData/xfdf/fields/field`.
     */
    formData: FormDataField[];
    /**
     * Why the envelope was voided. It is there with the status `Voided` if the configuration asks for it.
     *
     * In XML: `VoidReason`.
     */
    voidedReason?: string;
}
/**
 * A document or the certificate of completion, as a PDF file.
 */
export interface DocumentPDF extends Kept {
    /**
     * The name of the file. That of the certificate is `CertificateOfCompletion_` with the ID of the envelope and `.pdf`.
     *
     * In XML: `Name`.
     */
    name?: string;
    /**
     * The PDF file.
     *
     * In XML: `PDFBytes`.
     */
    pdfBytes?: Content;
    /**
     * The document. The certificate has no ID.
     *
     * In XML: `DocumentID`.
     */
    documentId?: number;
    /**
     * Whether it is a document or the certificate.
     *
     * In XML: `DocumentType`.
     */
    documentType?: DocumentType;
}
/**
 * Where an envelope stood when the message was made, and its documents as far as they were asked for. The event is not named; the statuses tell what has happened.
 */
export interface EnvelopeInformation extends Kept {
    /**
     * The envelope with its recipients. It is global because messages of the older form refer to it.
     *
     * In XML: `EnvelopeStatus`.
     */
    envelope?: EnvelopeStatus;
    /**
     * The documents as PDF, and the certificate of completion. They are there if the configuration asks for them, as a rule once the envelope is completed.
     *
     * In XML: `DocumentPDFs/DocumentPDF`.
     */
    documentPdfs: DocumentPDF[];
    /**
     * The time zone of all moments in the message, by its Windows name, such as `Pacific Standard Time`. It is there if the configuration asks for it.
     *
     * In XML: `TimeZone`.
     */
    timeZone?: string;
    /**
     * How many hours that time zone was ahead of UTC, or with a minus behind it.
     *
     * In XML: `TimeZoneOffset`.
     */
    timeZoneOffset?: number;
}
/**
 * The kinds of recipients.
 *
 * - `signer`: Somebody who signs.
 * - `agent`: Somebody who names the people for later turns.
 * - `editor`: Somebody who may still correct recipients and tabs when it is their turn.
 * - `intermediary`: Somebody who may fill in names and addresses of recipients of their own or a later turn.
 * - `carbonCopy`: Somebody who gets a copy and has nothing to do.
 * - `certifiedDelivery`: Somebody who signs for the envelope by opening it.
 * - `inPersonSigner`: Somebody who signs at the side of a host.
 * - `notary`: Known in JSON only.
 * - `seal`: Known in JSON only.
 * - `witness`: Known in JSON only.
 * - `authorizedSignatory`: Known in JSON only.
 * - `notaryWitness`: Known in JSON only.
 * - `participant`: Known in JSON only.
 */
export type RecipientTypeCode = 'signer' | 'agent' | 'editor' | 'intermediary' | 'carbonCopy' | 'certifiedDelivery' | 'inPersonSigner' | 'notary' | 'seal' | 'witness' | 'authorizedSignatory' | 'notaryWitness' | 'participant' | Unlisted;
/**
 * Where a recipient stands.
 *
 * - `created`: The turn of the recipient has not come yet.
 * - `sent`: The recipient was notified.
 * - `delivered`: The recipient has opened the envelope.
 * - `signed`: The recipient has finished for the moment.
 * - `declined`: The recipient refused.
 * - `completed`: The recipient has finished for good.
 * - `faxpending`: The recipient has finished, but still owes a fax.
 * - `autoresponded`: The e-mail to the recipient bounced.
 */
export type RecipientStatusCode = 'created' | 'sent' | 'delivered' | 'signed' | 'declined' | 'completed' | 'faxpending' | 'autoresponded' | Unlisted;
/**
 * How a check came out.
 *
 * - `passed`: The check was passed.
 * - `failed`: The check failed.
 */
export type EventStatusCode = 'passed' | 'failed' | Unlisted;
/**
 * The kinds of tabs. Those that are filled in by hand are all `Custom`.
 *
 * - `initialHere`: Where the initials go.
 * - `signHere`: Where the signature goes.
 * - `fullName`: Where the signer's full name goes.
 * - `firstName`: Where the given name of the recipient goes.
 * - `lastName`: Where the family name of the recipient goes.
 * - `emailAddress`: Where the e-mail address of the recipient goes.
 * - `company`: Where the company of the signer goes.
 * - `title`: Where the job title of the signer goes.
 * - `dateSigned`: Where the date of signing goes.
 * - `initialHereOptional`: Where initials may go. In JSON it is one of the `initialHereTabs`, with `optional` being `true`.
 * - `envelopeId`: Where the ID of the envelope goes.
 * - `custom`: A tab whose kind is in `CustomTabType`; that tells the list of JSON.
 * - `signerAttachment`: A place where the signer adds files.
 * - `signHereOptional`: Where a signature may go. In JSON it is one of the `signHereTabs`, with `optional` being `true`.
 * - `approve`: A button with which the signer agrees without signing.
 * - `decline`: A button with which the signer refuses.
 * - `commentThread`: Known in JSON only.
 * - `commissionCounty`: Known in JSON only.
 * - `commissionExpiration`: Known in JSON only.
 * - `commissionNumber`: Known in JSON only.
 * - `commissionState`: Known in JSON only.
 * - `currency`: Known in JSON only.
 * - `draw`: Known in JSON only.
 * - `notarize`: Known in JSON only.
 * - `notarySeal`: Known in JSON only.
 * - `phoneNumber`: Known in JSON only.
 * - `polyLineOverlay`: Known in JSON only.
 * - `smartSection`: Known in JSON only.
 * - `view`: Known in JSON only.
 * - `numerical`: Known in JSON only.
 */
export type TabTypeCode = 'initialHere' | 'signHere' | 'fullName' | 'firstName' | 'lastName' | 'emailAddress' | 'company' | 'title' | 'dateSigned' | 'initialHereOptional' | 'envelopeId' | 'custom' | 'signerAttachment' | 'signHereOptional' | 'approve' | 'decline' | 'commentThread' | 'commissionCounty' | 'commissionExpiration' | 'commissionNumber' | 'commissionState' | 'currency' | 'draw' | 'notarize' | 'notarySeal' | 'phoneNumber' | 'polyLineOverlay' | 'smartSection' | 'view' | 'numerical' | Unlisted;
/**
 * The kinds of tabs that are filled in by hand or calculated.
 *
 * - `text`: A field in which text can be written.
 * - `checkbox`: A box to tick.
 * - `radio`: A button of a group of which one is chosen. In JSON it is part of one of the `radioGroupTabs`.
 * - `list`: A list from which the signer chooses one item.
 * - `date`: A field for a date that the signer enters.
 * - `number`: A field for a number.
 * - `ssn`: A field for a social security number of the United States.
 * - `zip5`: A field for a ZIP code of five digits.
 * - `zip5Dash4`: A field for a ZIP code of five and four digits. In JSON it is one of the `zipTabs`, with `useDash4` being `true`.
 * - `email`: A field for an e-mail address that the signer enters.
 * - `note`: A text of the sender that the signer reads but does not change.
 * - `formula`: A result that is calculated from other tabs.
 */
export type CustomTabType = 'text' | 'checkbox' | 'radio' | 'list' | 'date' | 'number' | 'ssn' | 'zip5' | 'zip5Dash4' | 'email' | 'note' | 'formula' | Unlisted;
/**
 * How a recipient is notified.
 *
 * - `email`: By e-mail.
 * - `fax`: By fax.
 */
export type DeliveryMethod = 'email' | 'fax' | Unlisted;
/**
 * Where an envelope stands.
 *
 * - `any`: Any status at all. It serves to ask for envelopes; no envelope has it.
 * - `voided`: The sender took the envelope back, or it expired.
 * - `created`: A draft that was not sent yet.
 * - `deleted`: The envelope was removed. An old value.
 * - `sent`: The recipients of the first turn were notified.
 * - `delivered`: All recipients have opened the envelope.
 * - `signed`: All signers have signed. It lasts a moment only, then the envelope is completed.
 * - `completed`: All recipients have finished.
 * - `declined`: A recipient refused.
 * - `timedout`: The envelope expired. An old value.
 * - `template`: The record is a template, not an envelope.
 * - `processing`: The service still builds the envelope.
 * - `authoritativecopy`: The documents are kept as authoritative copies.
 * - `transfercompleted`: The authoritative copy has gone over to another holder.
 * - `correct`: The sender is correcting the envelope.
 */
export type EnvelopeStatusCode = 'any' | 'voided' | 'created' | 'deleted' | 'sent' | 'delivered' | 'signed' | 'completed' | 'declined' | 'timedout' | 'template' | 'processing' | 'authoritativecopy' | 'transfercompleted' | 'correct' | Unlisted;
/**
 * Where signing takes place.
 *
 * - `inPerson`: At the side of a host.
 * - `online`: Each signer on a device of their own.
 */
export type SigningLocationCode = 'inPerson' | 'online' | Unlisted;
/**
 * The kinds of custom fields.
 *
 * - `text`: Free text.
 * - `list`: One of several values.
 */
export type CustomFieldType = 'text' | 'list' | Unlisted;
/**
 * What a PDF file of the message is.
 *
 * - `summary`: The certificate of completion.
 * - `content`: A document of the envelope.
 */
export type DocumentType = 'summary' | 'content' | Unlisted;

