/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopesCreate201Response, EnvelopesCreateBody, EnvelopesCreateParams, EnvelopesCreateQueryParams, EnvelopesCreateResponses, EnvelopesDeleteDocumentPage200Response, EnvelopesDeleteDocumentPageHeader, EnvelopesDeleteDocumentPageParams, EnvelopesDeleteDocumentPageResponses, EnvelopesGet200Response, EnvelopesGetNotificationSettings200Response, EnvelopesGetNotificationSettingsParams, EnvelopesGetNotificationSettingsResponses, EnvelopesGetPageImage200Response, EnvelopesGetPageImageParams, EnvelopesGetPageImageQueryParams, EnvelopesGetPageImageResponses, EnvelopesGetPageImages200Response, EnvelopesGetPageImagesParams, EnvelopesGetPageImagesQueryParams, EnvelopesGetPageImagesResponses, EnvelopesGetParams, EnvelopesGetQueryParams, EnvelopesGetRecipientInitialsImage200Response, EnvelopesGetRecipientInitialsImageParams, EnvelopesGetRecipientInitialsImageQueryParams, EnvelopesGetRecipientInitialsImageResponses, EnvelopesGetRecipientSignature200Response, EnvelopesGetRecipientSignatureImage200Response, EnvelopesGetRecipientSignatureImageParams, EnvelopesGetRecipientSignatureImageQueryParams, EnvelopesGetRecipientSignatureImageResponses, EnvelopesGetRecipientSignatureParams, EnvelopesGetRecipientSignatureResponses, EnvelopesGetResponses, EnvelopesListAuditEvents200Response, EnvelopesListAuditEventsParams, EnvelopesListAuditEventsResponses, EnvelopesListStatus200Response, EnvelopesListStatusBody, EnvelopesListStatusChanges200Response, EnvelopesListStatusChangesParams, EnvelopesListStatusChangesQueryParams, EnvelopesListStatusChangesResponses, EnvelopesListStatusParams, EnvelopesListStatusQueryParams, EnvelopesListStatusResponses, EnvelopesRotateDocumentPage200Response, EnvelopesRotateDocumentPageBody, EnvelopesRotateDocumentPageHeader, EnvelopesRotateDocumentPageParams, EnvelopesRotateDocumentPageResponses, EnvelopesUpdate200Response, EnvelopesUpdateBody, EnvelopesUpdateHeader, EnvelopesUpdateNotificationSettings200Response, EnvelopesUpdateNotificationSettingsBody, EnvelopesUpdateNotificationSettingsHeader, EnvelopesUpdateNotificationSettingsParams, EnvelopesUpdateNotificationSettingsResponses, EnvelopesUpdateParams, EnvelopesUpdateQueryParams, EnvelopesUpdateRecipientInitialsImage200Response, EnvelopesUpdateRecipientInitialsImageBody, EnvelopesUpdateRecipientInitialsImageHeader, EnvelopesUpdateRecipientInitialsImageParams, EnvelopesUpdateRecipientInitialsImageResponses, EnvelopesUpdateRecipientSignatureImage200Response, EnvelopesUpdateRecipientSignatureImageBody, EnvelopesUpdateRecipientSignatureImageHeader, EnvelopesUpdateRecipientSignatureImageParams, EnvelopesUpdateRecipientSignatureImageResponses, EnvelopesUpdateResponses } from '@countersign/types/esign-v2.1/envelopes';
import type { BinaryBody, PathOf, DocumentOperation, Operation, PagedOperation } from '../../index.js';
import { documentOperation, operation, pagedOperation, encodeBody } from '../../index.js';


/**
 * What `envelopesListStatusChanges` takes.
 */
export interface EnvelopesListStatusChangesInput {
    path?: PathOf<EnvelopesListStatusChangesParams> | undefined;
    query?: EnvelopesListStatusChangesQueryParams | undefined;
}
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
export const envelopesListStatusChanges: PagedOperation<EnvelopesListStatusChangesInput, EnvelopesListStatusChanges200Response, EnvelopesListStatusChangesResponses, NonNullable<EnvelopesListStatusChanges200Response['envelopes']>[number]> = /* @__PURE__ */ pagedOperation('Envelopes_listStatusChanges', 'GET', '/v2.1/accounts/{accountId}/envelopes', {
    paging: {
        items: 'envelopes',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * What `envelopesCreate` takes.
 */
export interface EnvelopesCreateInput {
    path?: PathOf<EnvelopesCreateParams> | undefined;
    query?: EnvelopesCreateQueryParams | undefined;
    body: EnvelopesCreateBody;
}
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
export const envelopesCreate: Operation<EnvelopesCreateInput, EnvelopesCreate201Response, EnvelopesCreateResponses> = /* @__PURE__ */ operation('Envelopes_create', 'POST', '/v2.1/accounts/{accountId}/envelopes');


/**
 * What `envelopesListStatus` takes.
 */
export interface EnvelopesListStatusInput {
    path?: PathOf<EnvelopesListStatusParams> | undefined;
    query?: EnvelopesListStatusQueryParams | undefined;
    body?: EnvelopesListStatusBody | undefined;
}
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
export const envelopesListStatus: PagedOperation<EnvelopesListStatusInput, EnvelopesListStatus200Response, EnvelopesListStatusResponses, NonNullable<EnvelopesListStatus200Response['envelopes']>[number]> = /* @__PURE__ */ pagedOperation('Envelopes_listStatus', 'PUT', '/v2.1/accounts/{accountId}/envelopes/status', {
    paging: {
        items: 'envelopes',
        start: 'start_position',
        total: 'totalSetSize'
    }
});


/**
 * What `envelopesGet` takes.
 */
export interface EnvelopesGetInput {
    path: PathOf<EnvelopesGetParams>;
    query?: EnvelopesGetQueryParams | undefined;
}
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
export const envelopesGet: Operation<EnvelopesGetInput, EnvelopesGet200Response, EnvelopesGetResponses> = /* @__PURE__ */ operation('Envelopes_get', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}');


/**
 * What `envelopesUpdate` takes.
 */
export interface EnvelopesUpdateInput {
    path: PathOf<EnvelopesUpdateParams>;
    query?: EnvelopesUpdateQueryParams | undefined;
    header?: EnvelopesUpdateHeader | undefined;
    body?: EnvelopesUpdateBody | undefined;
}
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
export const envelopesUpdate: Operation<EnvelopesUpdateInput, EnvelopesUpdate200Response, EnvelopesUpdateResponses> = /* @__PURE__ */ operation('Envelopes_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}');


/**
 * What `envelopesListAuditEvents` takes.
 */
export interface EnvelopesListAuditEventsInput {
    path: PathOf<EnvelopesListAuditEventsParams>;
}
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
export const envelopesListAuditEvents: Operation<EnvelopesListAuditEventsInput, EnvelopesListAuditEvents200Response, EnvelopesListAuditEventsResponses> = /* @__PURE__ */ operation('Envelopes_listAuditEvents', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/audit_events');


/**
 * What `envelopesGetNotificationSettings` takes.
 */
export interface EnvelopesGetNotificationSettingsInput {
    path: PathOf<EnvelopesGetNotificationSettingsParams>;
}
/**
 * Read the reminders and the expiry of an envelope.
 *
 * Tells when recipients of an envelope are reminded, when it expires, and whether all of this comes
 * from the account. Days are whole numbers, carried as strings.
 *
 * Envelopes_getNotificationSettings: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/notification`
 */
export const envelopesGetNotificationSettings: Operation<EnvelopesGetNotificationSettingsInput, EnvelopesGetNotificationSettings200Response, EnvelopesGetNotificationSettingsResponses> = /* @__PURE__ */ operation('Envelopes_getNotificationSettings', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/notification');


/**
 * What `envelopesUpdateNotificationSettings` takes.
 */
export interface EnvelopesUpdateNotificationSettingsInput {
    path: PathOf<EnvelopesUpdateNotificationSettingsParams>;
    header?: EnvelopesUpdateNotificationSettingsHeader | undefined;
    body: EnvelopesUpdateNotificationSettingsBody;
}
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
export const envelopesUpdateNotificationSettings: Operation<EnvelopesUpdateNotificationSettingsInput, EnvelopesUpdateNotificationSettings200Response, EnvelopesUpdateNotificationSettingsResponses> = /* @__PURE__ */ operation('Envelopes_updateNotificationSettings', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/notification');


/**
 * What `envelopesGetPageImages` takes.
 */
export interface EnvelopesGetPageImagesInput {
    path: PathOf<EnvelopesGetPageImagesParams>;
    query?: EnvelopesGetPageImagesQueryParams | undefined;
}
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
export const envelopesGetPageImages: PagedOperation<EnvelopesGetPageImagesInput, EnvelopesGetPageImages200Response, EnvelopesGetPageImagesResponses, NonNullable<EnvelopesGetPageImages200Response['pages']>[number]> = /* @__PURE__ */ pagedOperation('Envelopes_getPageImages', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages', {
    paging: {
        items: 'pages',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * What `envelopesDeleteDocumentPage` takes.
 */
export interface EnvelopesDeleteDocumentPageInput {
    path: PathOf<EnvelopesDeleteDocumentPageParams>;
    header?: EnvelopesDeleteDocumentPageHeader | undefined;
}
/**
 * Delete a page of a document.
 *
 * Takes one page out of a document; the pages behind it move up. The envelope must be a draft, and
 * the caller its sender. Whoever holds a lock on it sends the lock in `X-DocuSign-Edit`.
 *
 * Envelopes_deleteDocumentPage: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}`
 */
export const envelopesDeleteDocumentPage: Operation<EnvelopesDeleteDocumentPageInput, EnvelopesDeleteDocumentPage200Response, EnvelopesDeleteDocumentPageResponses> = /* @__PURE__ */ operation('Envelopes_deleteDocumentPage', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}');


/**
 * What `envelopesGetPageImage` takes.
 */
export interface EnvelopesGetPageImageInput {
    path: PathOf<EnvelopesGetPageImageParams>;
    query?: EnvelopesGetPageImageQueryParams | undefined;
}
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
export const envelopesGetPageImage: DocumentOperation<EnvelopesGetPageImageInput, EnvelopesGetPageImage200Response, EnvelopesGetPageImageResponses> = /* @__PURE__ */ documentOperation('Envelopes_getPageImage', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/page_image');


/**
 * What `envelopesRotateDocumentPage` takes.
 */
export interface EnvelopesRotateDocumentPageInput {
    path: PathOf<EnvelopesRotateDocumentPageParams>;
    header?: EnvelopesRotateDocumentPageHeader | undefined;
    body: EnvelopesRotateDocumentPageBody;
}
/**
 * Turn a page of a document.
 *
 * Turns one page of a document by a quarter, to the left or to the right, so that signers see it
 * upright. The envelope must be a draft, and the caller its sender. Whoever holds a lock on it sends
 * the lock in `X-DocuSign-Edit`.
 *
 * Envelopes_rotateDocumentPage: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/page_image`
 */
export const envelopesRotateDocumentPage: Operation<EnvelopesRotateDocumentPageInput, EnvelopesRotateDocumentPage200Response, EnvelopesRotateDocumentPageResponses> = /* @__PURE__ */ operation('Envelopes_rotateDocumentPage', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/page_image');


/**
 * What `envelopesGetRecipientInitialsImage` takes.
 */
export interface EnvelopesGetRecipientInitialsImageInput {
    path: PathOf<EnvelopesGetRecipientInitialsImageParams>;
    query?: EnvelopesGetRecipientInitialsImageQueryParams | undefined;
}
/**
 * Read the image of a recipient's initials.
 *
 * Gives the initials that a recipient adopted, as a GIF image. `include_chrome` asks for the image
 * with the line and the ID around it. An old envelope may only have that one; where the plain image
 * is missing, ask for the framed one.
 *
 * Envelopes_getRecipientInitialsImage: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/initials_image`
 */
export const envelopesGetRecipientInitialsImage: DocumentOperation<EnvelopesGetRecipientInitialsImageInput, EnvelopesGetRecipientInitialsImage200Response, EnvelopesGetRecipientInitialsImageResponses> = /* @__PURE__ */ documentOperation('Envelopes_getRecipientInitialsImage', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/initials_image');


/**
 * What `envelopesUpdateRecipientInitialsImage` takes.
 */
export interface EnvelopesUpdateRecipientInitialsImageInput {
    path: PathOf<EnvelopesUpdateRecipientInitialsImageParams>;
    header?: EnvelopesUpdateRecipientInitialsImageHeader | undefined;
    body: EnvelopesUpdateRecipientInitialsImageBody | BinaryBody;
}
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
export const envelopesUpdateRecipientInitialsImage: Operation<EnvelopesUpdateRecipientInitialsImageInput, EnvelopesUpdateRecipientInitialsImage200Response, EnvelopesUpdateRecipientInitialsImageResponses> = /* @__PURE__ */ operation('Envelopes_updateRecipientInitialsImage', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/initials_image', {
    mediaTypes: ['image/gif'],
    encode: encodeBody
});


/**
 * What `envelopesGetRecipientSignature` takes.
 */
export interface EnvelopesGetRecipientSignatureInput {
    path: PathOf<EnvelopesGetRecipientSignatureParams>;
}
/**
 * Read the signature of a recipient.
 *
 * Tells what signature a recipient adopted, with its font, its initials and the addresses of its
 * images. It is meant for signers who have no account and for those who sign in person; users have
 * theirs among their own signatures.
 *
 * Envelopes_getRecipientSignature: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature`
 */
export const envelopesGetRecipientSignature: Operation<EnvelopesGetRecipientSignatureInput, EnvelopesGetRecipientSignature200Response, EnvelopesGetRecipientSignatureResponses> = /* @__PURE__ */ operation('Envelopes_getRecipientSignature', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature');


/**
 * What `envelopesGetRecipientSignatureImage` takes.
 */
export interface EnvelopesGetRecipientSignatureImageInput {
    path: PathOf<EnvelopesGetRecipientSignatureImageParams>;
    query?: EnvelopesGetRecipientSignatureImageQueryParams | undefined;
}
/**
 * Read the image of a recipient's signature.
 *
 * Gives the signature that a recipient adopted, as a GIF image. `include_chrome` asks for the image
 * with the line and the ID around it. An old envelope may only have that one; where the plain image
 * is missing, ask for the framed one.
 *
 * Envelopes_getRecipientSignatureImage: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature_image`
 */
export const envelopesGetRecipientSignatureImage: DocumentOperation<EnvelopesGetRecipientSignatureImageInput, EnvelopesGetRecipientSignatureImage200Response, EnvelopesGetRecipientSignatureImageResponses> = /* @__PURE__ */ documentOperation('Envelopes_getRecipientSignatureImage', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature_image');


/**
 * What `envelopesUpdateRecipientSignatureImage` takes.
 */
export interface EnvelopesUpdateRecipientSignatureImageInput {
    path: PathOf<EnvelopesUpdateRecipientSignatureImageParams>;
    header?: EnvelopesUpdateRecipientSignatureImageHeader | undefined;
    body: EnvelopesUpdateRecipientSignatureImageBody | BinaryBody;
}
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
export const envelopesUpdateRecipientSignatureImage: Operation<EnvelopesUpdateRecipientSignatureImageInput, EnvelopesUpdateRecipientSignatureImage200Response, EnvelopesUpdateRecipientSignatureImageResponses> = /* @__PURE__ */ operation('Envelopes_updateRecipientSignatureImage', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature_image', {
    mediaTypes: ['image/gif'],
    encode: encodeBody
});

