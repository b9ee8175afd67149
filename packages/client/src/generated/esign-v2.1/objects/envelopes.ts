// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopesCreate201Response, EnvelopesCreateResponses, EnvelopesDeleteDocumentPage200Response, EnvelopesDeleteDocumentPageResponses, EnvelopesGet200Response, EnvelopesGetNotificationSettings200Response, EnvelopesGetNotificationSettingsResponses, EnvelopesGetPageImage200Response, EnvelopesGetPageImageResponses, EnvelopesGetPageImages200Response, EnvelopesGetPageImagesResponses, EnvelopesGetRecipientInitialsImage200Response, EnvelopesGetRecipientInitialsImageResponses, EnvelopesGetRecipientSignature200Response, EnvelopesGetRecipientSignatureImage200Response, EnvelopesGetRecipientSignatureImageResponses, EnvelopesGetRecipientSignatureResponses, EnvelopesGetResponses, EnvelopesListAuditEvents200Response, EnvelopesListAuditEventsResponses, EnvelopesListStatus200Response, EnvelopesListStatusChanges200Response, EnvelopesListStatusChangesResponses, EnvelopesListStatusResponses, EnvelopesRotateDocumentPage200Response, EnvelopesRotateDocumentPageResponses, EnvelopesUpdate200Response, EnvelopesUpdateNotificationSettings200Response, EnvelopesUpdateNotificationSettingsResponses, EnvelopesUpdateRecipientInitialsImage200Response, EnvelopesUpdateRecipientInitialsImageResponses, EnvelopesUpdateRecipientSignatureImage200Response, EnvelopesUpdateRecipientSignatureImageResponses, EnvelopesUpdateResponses } from '@countersign/types/esign-v2.1/envelopes';
import type { Call, DocumentCall, PagedCall, CallOptions, Client } from '../../../index.js';
import type { EnvelopesCreateInput, EnvelopesDeleteDocumentPageInput, EnvelopesGetInput, EnvelopesGetNotificationSettingsInput, EnvelopesGetPageImageInput, EnvelopesGetPageImagesInput, EnvelopesGetRecipientInitialsImageInput, EnvelopesGetRecipientSignatureImageInput, EnvelopesGetRecipientSignatureInput, EnvelopesListAuditEventsInput, EnvelopesListStatusChangesInput, EnvelopesListStatusInput, EnvelopesRotateDocumentPageInput, EnvelopesUpdateInput, EnvelopesUpdateNotificationSettingsInput, EnvelopesUpdateRecipientInitialsImageInput, EnvelopesUpdateRecipientSignatureImageInput } from '../envelopes.js';
import { envelopesCreate, envelopesDeleteDocumentPage, envelopesGet, envelopesGetNotificationSettings, envelopesGetPageImage, envelopesGetPageImages, envelopesGetRecipientInitialsImage, envelopesGetRecipientSignature, envelopesGetRecipientSignatureImage, envelopesListAuditEvents, envelopesListStatus, envelopesListStatusChanges, envelopesRotateDocumentPage, envelopesUpdate, envelopesUpdateNotificationSettings, envelopesUpdateRecipientInitialsImage, envelopesUpdateRecipientSignatureImage } from '../envelopes.js';
/**
 * An envelope brings documents to people who sign them. It is a draft until it is sent, in process
 * until all have acted, and completed, declined or voided in the end.
 */
export interface Envelopes {
    /**
     * List envelopes and their changes of status.
     *
     * Lists the envelopes of the account that the caller may see: those that changed in a period, or
     * those named by their IDs or transactions. The filters can be combined.
     *
     * One of `from_date`, `envelope_ids` and `transaction_ids` must be there; without any of them the
     * call fails with `INVALID_REQUEST_PARAMETER`. With `transaction_ids` the answer holds
     * `envelopeTransactionStatuses`.
     *
     * A document that is hidden from a recipient is missing from the envelopes which that recipient
     * lists.
     *
     * The list comes in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
     * next.
     *
     * Envelopes_listStatusChanges: `GET /v2.1/accounts/{accountId}/envelopes`
     */
    listStatusChanges(input?: EnvelopesListStatusChangesInput, options?: CallOptions): PagedCall<EnvelopesListStatusChanges200Response, EnvelopesListStatusChangesResponses, NonNullable<EnvelopesListStatusChanges200Response['envelopes']>[number]>;
    /**
     * Create an envelope.
     *
     * Makes an envelope of documents and recipients, of a template, or of both. With `status` `sent` it
     * goes out at once; with `created`, or without a status, it stays a draft that can be changed and
     * sent later.
     *
     * A draft may be empty. Sending needs a subject, at least one document and at least one recipient,
     * and the plan of the account limits how many envelopes may be sent. Documents that are not PDFs
     * need their `fileExtension`. The request may be 35651584 bytes large at most, one document 32 MB,
     * and an envelope may have 100 recipients.
     *
     * A document can be kept from a recipient only if the administrator has switched on document
     * visibility for the account and the recipient has no tab on the document. Copies, certified
     * deliveries, editors and agents always see all documents.
     *
     * With `asynchronous` the answer comes before the envelope is built. The request then needs a
     * `transactionId`, and the status is `processing` for the time being.
     *
     * The service also takes large files beside the JSON, as `multipart/form-data` whose parts have no
     * names, which OpenAPI cannot say. The first part has `Content-Type: application/json` and
     * `Content-Disposition: form-data`, and holds this same body without `documentBase64`. Each further
     * part is one file, with its own media type and
     * `Content-Disposition: file; filename="lease.pdf"; documentid=1`, where `documentid` is a
     * `documentId` of the body.
     *
     * Envelopes_create: `POST /v2.1/accounts/{accountId}/envelopes`
     */
    create(input: EnvelopesCreateInput, options?: CallOptions): Call<EnvelopesCreate201Response, EnvelopesCreateResponses>;
    /**
     * List the statuses of many envelopes.
     *
     * Lists envelopes with their statuses as the list of changes does, but can also take the IDs from
     * the body, where the query would grow too long. `envelope_ids` or `transaction_ids` is then
     * `request_body`.
     *
     * One of `from_date`, `envelope_ids` and `transaction_ids` must be there. The filters can be
     * combined. The list comes in chunks; `start_position` and `count` choose one. Nothing is changed,
     * although the method is PUT.
     *
     * Envelopes_listStatus: `PUT /v2.1/accounts/{accountId}/envelopes/status`
     */
    listStatus(input?: EnvelopesListStatusInput, options?: CallOptions): PagedCall<EnvelopesListStatus200Response, EnvelopesListStatusResponses, NonNullable<EnvelopesListStatus200Response['envelopes']>[number]>;
    /**
     * Read an envelope.
     *
     * Gives one envelope with its status, its moments and the addresses of its parts. `include` adds
     * parts themselves, such as recipients with their tabs or the list of documents. A document that is
     * hidden from a recipient is missing from what that recipient reads.
     *
     * Sender, recipients and administrators of the account may read an envelope. Do not ask for the
     * status of the same envelope more than once in 15 minutes; let Connect push it instead.
     *
     * Envelopes_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}`
     */
    get(input: EnvelopesGetInput, options?: CallOptions): Call<EnvelopesGet200Response, EnvelopesGetResponses>;
    /**
     * Change, send, void or purge an envelope.
     *
     * Changes an envelope. What the request does follows from its fields and from where the envelope
     * stands:
     *
     * 1. A draft is sent with `status` `sent`, or changed with any other field.
     * 2. A draft, or an envelope that is sent or delivered, is voided with `status` `voided` and a
     *    `voidedReason`. Only its sender and administrators may do so.
     * 3. A completed envelope, and likewise one that was declined or voided, is purged with `purgeState`
     *    `documents_queued`, `documents_and_metadata_queued` or
     *    `documents_and_metadata_and_redact_queued`. The documents are deleted 14 days later; until then
     *    `documents_dequeued` takes them out of the queue again. It needs the right to purge.
     * 4. `resend_envelope` sends the e-mails to those who must act now once more.
     *
     * Recipients, tabs, custom fields, notification and e-mail settings are changed only with
     * `advanced_update`. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
     *
     * Envelopes_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}`
     */
    update(input: EnvelopesUpdateInput, options?: CallOptions): Call<EnvelopesUpdate200Response, EnvelopesUpdateResponses>;
    /**
     * Read the history of an envelope.
     *
     * Tells everything that happened to an envelope: who made, sent, opened, signed or changed it, when,
     * from which network address and what status the envelope had afterwards.
     *
     * The caller must be the sender, a recipient or an administrator of the account. All events come in
     * one answer.
     *
     * Envelopes_listAuditEvents: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/audit_events`
     */
    listAuditEvents(input: EnvelopesListAuditEventsInput, options?: CallOptions): Call<EnvelopesListAuditEvents200Response, EnvelopesListAuditEventsResponses>;
    /**
     * Read the reminders and the expiry of an envelope.
     *
     * Tells when recipients of an envelope are reminded, when it expires, and whether all of this comes
     * from the account. Days are whole numbers, carried as strings.
     *
     * Envelopes_getNotificationSettings: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/notification`
     */
    getNotificationSettings(input: EnvelopesGetNotificationSettingsInput, options?: CallOptions): Call<EnvelopesGetNotificationSettings200Response, EnvelopesGetNotificationSettingsResponses>;
    /**
     * Set the reminders and the expiry of an envelope.
     *
     * Says when recipients of an envelope are reminded and when it expires. With `useAccountDefaults` the
     * account's own settings count and the rest of the body is ignored.
     *
     * The envelope must be a draft or in process. Whoever holds a lock on it sends the lock in
     * `X-DocuSign-Edit`.
     *
     * Envelopes_updateNotificationSettings: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/notification`
     */
    updateNotificationSettings(input: EnvelopesUpdateNotificationSettingsInput, options?: CallOptions): Call<EnvelopesUpdateNotificationSettings200Response, EnvelopesUpdateNotificationSettingsResponses>;
    /**
     * List the pages of a document with their images.
     *
     * Lists the pages of a document of an envelope with the sizes that their images have at the asked
     * sharpness. The images themselves are read one by one.
     *
     * A document that is hidden from a recipient has no pages for that recipient. The list comes in
     * chunks; `start_position` and `count` choose one.
     *
     * Envelopes_getPageImages: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages`
     */
    getPageImages(input: EnvelopesGetPageImagesInput, options?: CallOptions): PagedCall<EnvelopesGetPageImages200Response, EnvelopesGetPageImagesResponses, NonNullable<EnvelopesGetPageImages200Response['pages']>[number]>;
    /**
     * Delete a page of a document.
     *
     * Takes one page out of a document; the pages behind it move up. The envelope must be a draft, and
     * the caller its sender. Whoever holds a lock on it sends the lock in `X-DocuSign-Edit`.
     *
     * Envelopes_deleteDocumentPage: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}`
     */
    deleteDocumentPage(input: EnvelopesDeleteDocumentPageInput, options?: CallOptions): Call<EnvelopesDeleteDocumentPage200Response, EnvelopesDeleteDocumentPageResponses>;
    /**
     * Read the image of a page.
     *
     * Gives one page of a document as a PNG image. `dpi` asks for a sharpness, `max_width` and
     * `max_height` for a size that the image must not exceed; it keeps its proportions.
     *
     * A document that is hidden from a recipient has no pages for that recipient.
     *
     * Envelopes_getPageImage: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/page_image`
     */
    getPageImage(input: EnvelopesGetPageImageInput, options?: CallOptions): DocumentCall<EnvelopesGetPageImage200Response, EnvelopesGetPageImageResponses>;
    /**
     * Turn a page of a document.
     *
     * Turns one page of a document by a quarter, to the left or to the right, so that signers see it
     * upright. The envelope must be a draft, and the caller its sender. Whoever holds a lock on it sends
     * the lock in `X-DocuSign-Edit`.
     *
     * Envelopes_rotateDocumentPage: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/page_image`
     */
    rotateDocumentPage(input: EnvelopesRotateDocumentPageInput, options?: CallOptions): Call<EnvelopesRotateDocumentPage200Response, EnvelopesRotateDocumentPageResponses>;
    /**
     * Read the image of a recipient's initials.
     *
     * Gives the initials that a recipient adopted, as a GIF image. `include_chrome` asks for the image
     * with the line and the ID around it. An old envelope may only have that one; where the plain image
     * is missing, ask for the framed one.
     *
     * Envelopes_getRecipientInitialsImage: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/initials_image`
     */
    getRecipientInitialsImage(input: EnvelopesGetRecipientInitialsImageInput, options?: CallOptions): DocumentCall<EnvelopesGetRecipientInitialsImage200Response, EnvelopesGetRecipientInitialsImageResponses>;
    /**
     * Set the image of a recipient's initials.
     *
     * Puts an image in the place of a recipient's initials. It is meant for signers who have no account
     * and for those who sign in person; users change their own signatures instead.
     *
     * The body is the GIF image itself, of 200 KB at most. Whoever holds a lock on the envelope sends it
     * in `X-DocuSign-Edit`.
     *
     * Envelopes_updateRecipientInitialsImage: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/initials_image`
     */
    updateRecipientInitialsImage(input: EnvelopesUpdateRecipientInitialsImageInput, options?: CallOptions): Call<EnvelopesUpdateRecipientInitialsImage200Response, EnvelopesUpdateRecipientInitialsImageResponses>;
    /**
     * Read the signature of a recipient.
     *
     * Tells what signature a recipient adopted, with its font, its initials and the addresses of its
     * images. It is meant for signers who have no account and for those who sign in person; users have
     * theirs among their own signatures.
     *
     * Envelopes_getRecipientSignature: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature`
     */
    getRecipientSignature(input: EnvelopesGetRecipientSignatureInput, options?: CallOptions): Call<EnvelopesGetRecipientSignature200Response, EnvelopesGetRecipientSignatureResponses>;
    /**
     * Read the image of a recipient's signature.
     *
     * Gives the signature that a recipient adopted, as a GIF image. `include_chrome` asks for the image
     * with the line and the ID around it. An old envelope may only have that one; where the plain image
     * is missing, ask for the framed one.
     *
     * Envelopes_getRecipientSignatureImage: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature_image`
     */
    getRecipientSignatureImage(input: EnvelopesGetRecipientSignatureImageInput, options?: CallOptions): DocumentCall<EnvelopesGetRecipientSignatureImage200Response, EnvelopesGetRecipientSignatureImageResponses>;
    /**
     * Set the image of a recipient's signature.
     *
     * Puts an image in the place of a recipient's signature. It is meant for signers who have no account
     * and for those who sign in person; users change their own signatures instead.
     *
     * The body is the GIF image itself, of 200 KB at most. Whoever holds a lock on the envelope sends it
     * in `X-DocuSign-Edit`.
     *
     * Envelopes_updateRecipientSignatureImage: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature_image`
     */
    updateRecipientSignatureImage(input: EnvelopesUpdateRecipientSignatureImageInput, options?: CallOptions): Call<EnvelopesUpdateRecipientSignatureImage200Response, EnvelopesUpdateRecipientSignatureImageResponses>;
}
/**
 * Makes the functions of Envelopes into methods of one object.
 */
export function envelopes(client: Client): Envelopes {
    return {
        listStatusChanges: envelopesListStatusChanges.bind(null, client),
        create: envelopesCreate.bind(null, client),
        listStatus: envelopesListStatus.bind(null, client),
        get: envelopesGet.bind(null, client),
        update: envelopesUpdate.bind(null, client),
        listAuditEvents: envelopesListAuditEvents.bind(null, client),
        getNotificationSettings: envelopesGetNotificationSettings.bind(null, client),
        updateNotificationSettings: envelopesUpdateNotificationSettings.bind(null, client),
        getPageImages: envelopesGetPageImages.bind(null, client),
        deleteDocumentPage: envelopesDeleteDocumentPage.bind(null, client),
        getPageImage: envelopesGetPageImage.bind(null, client),
        rotateDocumentPage: envelopesRotateDocumentPage.bind(null, client),
        getRecipientInitialsImage: envelopesGetRecipientInitialsImage.bind(null, client),
        updateRecipientInitialsImage: envelopesUpdateRecipientInitialsImage.bind(null, client),
        getRecipientSignature: envelopesGetRecipientSignature.bind(null, client),
        getRecipientSignatureImage: envelopesGetRecipientSignatureImage.bind(null, client),
        updateRecipientSignatureImage: envelopesUpdateRecipientSignatureImage.bind(null, client)
    };
}

