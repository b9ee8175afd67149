/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopesCreate201Response, EnvelopesCreateBody, EnvelopesCreateHistoricalEnvelopePublishTransaction201Response, EnvelopesCreateHistoricalEnvelopePublishTransactionBody, EnvelopesCreateHistoricalEnvelopePublishTransactionParams, EnvelopesCreateHistoricalEnvelopePublishTransactionResponses, EnvelopesCreateParams, EnvelopesCreateQueryParams, EnvelopesCreateResponses, EnvelopesDeleteDocumentPage200Response, EnvelopesDeleteDocumentPageHeader, EnvelopesDeleteDocumentPageParams, EnvelopesDeleteDocumentPageResponses, EnvelopesGet200Response, EnvelopesGetNotificationSettings200Response, EnvelopesGetNotificationSettingsParams, EnvelopesGetNotificationSettingsResponses, EnvelopesGetPageImage200Response, EnvelopesGetPageImageParams, EnvelopesGetPageImageQueryParams, EnvelopesGetPageImageResponses, EnvelopesGetPageImages200Response, EnvelopesGetPageImagesParams, EnvelopesGetPageImagesQueryParams, EnvelopesGetPageImagesResponses, EnvelopesGetParams, EnvelopesGetQueryParams, EnvelopesGetRecipientInitialsImage200Response, EnvelopesGetRecipientInitialsImageParams, EnvelopesGetRecipientInitialsImageQueryParams, EnvelopesGetRecipientInitialsImageResponses, EnvelopesGetRecipientSignature200Response, EnvelopesGetRecipientSignatureImage200Response, EnvelopesGetRecipientSignatureImageParams, EnvelopesGetRecipientSignatureImageQueryParams, EnvelopesGetRecipientSignatureImageResponses, EnvelopesGetRecipientSignatureParams, EnvelopesGetRecipientSignatureResponses, EnvelopesGetResponses, EnvelopesListAuditEvents200Response, EnvelopesListAuditEventsParams, EnvelopesListAuditEventsQueryParams, EnvelopesListAuditEventsResponses, EnvelopesListStatus200Response, EnvelopesListStatusBody, EnvelopesListStatusChanges200Response, EnvelopesListStatusChangesParams, EnvelopesListStatusChangesQueryParams, EnvelopesListStatusChangesResponses, EnvelopesListStatusParams, EnvelopesListStatusQueryParams, EnvelopesListStatusResponses, EnvelopesRotateDocumentPage200Response, EnvelopesRotateDocumentPageBody, EnvelopesRotateDocumentPageHeader, EnvelopesRotateDocumentPageParams, EnvelopesRotateDocumentPageResponses, EnvelopesUpdate200Response, EnvelopesUpdateBody, EnvelopesUpdateHeader, EnvelopesUpdateNotificationSettings200Response, EnvelopesUpdateNotificationSettingsBody, EnvelopesUpdateNotificationSettingsHeader, EnvelopesUpdateNotificationSettingsParams, EnvelopesUpdateNotificationSettingsResponses, EnvelopesUpdateParams, EnvelopesUpdateQueryParams, EnvelopesUpdateRecipientInitialsImage200Response, EnvelopesUpdateRecipientInitialsImageBody, EnvelopesUpdateRecipientInitialsImageHeader, EnvelopesUpdateRecipientInitialsImageParams, EnvelopesUpdateRecipientInitialsImageResponses, EnvelopesUpdateRecipientSignatureImage200Response, EnvelopesUpdateRecipientSignatureImageBody, EnvelopesUpdateRecipientSignatureImageHeader, EnvelopesUpdateRecipientSignatureImageParams, EnvelopesUpdateRecipientSignatureImageResponses, EnvelopesUpdateResponses } from '@countersign/types/esign-v2.1/envelopes';
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
 * List envelopes and their status changes.
 *
 * Returns the envelopes of the account that the caller can access: those that changed in a period,
 * or those with the given IDs or transaction IDs. The filters can be combined.
 *
 * The request requires `from_date`, `envelope_ids` or `transaction_ids`. Without any of them it
 * fails with `INVALID_REQUEST_PARAMETER`. With `transaction_ids`, the response contains
 * `envelopeTransactionStatuses`.
 *
 * A document that is hidden from a recipient is omitted from the envelopes in the response to that
 * recipient.
 *
 * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next
 * page.
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
 * Creates an envelope from documents and recipients, from a template, or from both. With `status`
 * set to `sent`, it is sent immediately. With `created`, or without a status, it remains a draft
 * that can be changed and sent later.
 *
 * A draft can be empty. Sending requires a subject, at least one document and at least one
 * recipient, and the plan of the account limits the number of envelopes. Documents that are not PDFs
 * require their `fileExtension`. The request can have up to 35651584 bytes, one document up to 32
 * MB, and an envelope up to 100 recipients.
 *
 * A document can be hidden from a recipient only if an administrator has enabled document visibility
 * for the account and the recipient does not have a tab on the document. Carbon copies, certified
 * deliveries, editors and agents can always see all documents.
 *
 * With `asynchronous`, the response is returned before the envelope is created. The request then
 * requires a `transactionId`, and the status is initially `processing`.
 *
 * The service also accepts large files together with the JSON, as `multipart/form-data` whose parts
 * do not have names, which OpenAPI cannot describe. The first part has `Content-Type:
 * application/json` and `Content-Disposition: form-data`, and contains the same body without
 * `documentBase64`. Each further part is one file, with its own media type and `Content-Disposition:
 * file; filename="lease.pdf"; documentid=1`, where `documentid` is a `documentId` of the body.
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
 * Returns envelopes with their statuses in the same way as the list of status changes, but can also
 * take the IDs from the request body, if the query would be too long. In that case, set
 * `envelope_ids` or `transaction_ids` to `request_body`. The body is ignored if the query contains
 * other IDs or a period. Empty IDs are ignored.
 *
 * The request requires `from_date`, `envelope_ids` or `transaction_ids`. The filters can be
 * combined. The list is paged: `start_position` and `count` select a page. No data is changed,
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
 * Returns one envelope with its status, its dates and the URIs of its parts. `include` adds the
 * parts themselves, such as recipients with their tabs or the list of documents. A document that is
 * hidden from a recipient is omitted from the response to that recipient.
 *
 * The sender, the recipients and administrators of the account can read an envelope. Do not request
 * the status of the same envelope more than once in 15 minutes. Use Connect to receive it instead.
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
 * Changes an envelope. The effect depends on the fields in the request and on the status of the
 * envelope:
 *
 * 1. A draft is sent with `status` set to `sent`, or changed with any other field.
 * 2. A draft, or an envelope that is sent or delivered, is voided with `status` set to `voided` and
 * a `voidedReason`. Only its sender and administrators can void it.
 * 3. A completed, declined or voided envelope is purged with `purgeState` set to
 * `documents_queued`, `documents_and_metadata_queued` or
 * `documents_and_metadata_and_redact_queued`. The documents are deleted 14 days later. Until
 * then, `documents_dequeued` removes them from the queue. Purging requires the right to purge.
 * 4. `resend_envelope` sends the e-mails to the current recipients again.
 *
 * Recipients, tabs, custom fields, notification settings and e-mail settings are changed only with
 * `advanced_update`. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * Envelopes_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}`
 */
export const envelopesUpdate: Operation<EnvelopesUpdateInput, EnvelopesUpdate200Response, EnvelopesUpdateResponses> = /* @__PURE__ */ operation('Envelopes_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}');


/**
 * What `envelopesListAuditEvents` takes.
 */
export interface EnvelopesListAuditEventsInput {
    path: PathOf<EnvelopesListAuditEventsParams>;
    query?: EnvelopesListAuditEventsQueryParams | undefined;
}
/**
 * Read the history of an envelope.
 *
 * Returns all events of an envelope: who created, sent, opened, signed or changed it, when, from
 * which IP address, and the status of the envelope after the event.
 *
 * The caller must be the sender, a recipient or an administrator of the account. The response is not
 * paged.
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
 * Read the reminder and expiration settings of an envelope.
 *
 * Returns when recipients of an envelope are reminded, when it expires, and whether the settings of
 * the account apply. Days are integers, represented as strings.
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
 * Set the reminder and expiration settings of an envelope.
 *
 * Sets when recipients of an envelope are reminded and when it expires. With `useAccountDefaults`,
 * the settings of the account apply and the rest of the request body is ignored.
 *
 * The envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
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
 * Returns the pages of a document of an envelope with the sizes of their images at the requested
 * resolution. The images themselves are requested one by one.
 *
 * A document that is hidden from a recipient does not have any pages for that recipient. The list is
 * paged: `start_position` and `count` select a page.
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
 * Deletes one page of a document. The following pages move up. The envelope must be a draft, and the
 * caller must be its sender. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
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
 * Returns one page of a document as a PNG image. `dpi` sets the resolution. `max_width` and
 * `max_height` limit the size of the image, which keeps its proportions.
 *
 * A document that is hidden from a recipient does not have any pages for that recipient.
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
 * Rotate a page of a document.
 *
 * Rotates one page of a document by 90 degrees to the left or to the right, so that signers see it
 * upright. The envelope must be a draft, and the caller must be its sender. If the caller holds a
 * lock on the envelope, send it in `X-DocuSign-Edit`.
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
 * Returns the initials that a recipient adopted, as a GIF image. `include_chrome` requests the image
 * with the line and the ID around it. For an old envelope, only that image may be available. If the
 * plain image is missing, request the framed one.
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
 * Replaces the image of a recipient's initials. It is intended for signers without an account and
 * for in-person signers. Users change their own signatures instead.
 *
 * The request body is the GIF image itself, of up to 200 KB. If the caller holds a lock on the
 * envelope, send it in `X-DocuSign-Edit`.
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
 * Returns the signature that a recipient adopted, with its font, its initials and the URIs of its
 * images. It is intended for signers without an account and for in-person signers. Users have their
 * own signatures.
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
 * Returns the signature that a recipient adopted, as a GIF image. `include_chrome` requests the
 * image with the line and the ID around it. For an old envelope, only that image may be available.
 * If the plain image is missing, request the framed one.
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
 * Replaces the image of a recipient's signature. It is intended for signers without an account and
 * for in-person signers. Users change their own signatures instead.
 *
 * The request body is the GIF image itself, of up to 200 KB. If the caller holds a lock on the
 * envelope, send it in `X-DocuSign-Edit`.
 *
 * Envelopes_updateRecipientSignatureImage: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature_image`
 */
export const envelopesUpdateRecipientSignatureImage: Operation<EnvelopesUpdateRecipientSignatureImageInput, EnvelopesUpdateRecipientSignatureImage200Response, EnvelopesUpdateRecipientSignatureImageResponses> = /* @__PURE__ */ operation('Envelopes_updateRecipientSignatureImage', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature_image', {
    mediaTypes: ['image/gif'],
    encode: encodeBody
});


/**
 * What `envelopesCreateHistoricalEnvelopePublishTransaction` takes.
 */
export interface EnvelopesCreateHistoricalEnvelopePublishTransactionInput {
    path?: PathOf<EnvelopesCreateHistoricalEnvelopePublishTransactionParams> | undefined;
    body: EnvelopesCreateHistoricalEnvelopePublishTransactionBody;
}
/**
 * Publish the events of past envelopes.
 *
 * Sends messages about envelopes that already exist, for example to a listener that was set up later.
 * Each envelope gets one message about its current status, if the configuration includes the event of
 * that status and the sender of the envelope. The response counts the envelopes; the messages are
 * sent in the background, and the logs of Connect show them like all others.
 *
 * `config` is a configuration with the same rules as for `ConnectConfigurations_create`. If it has the
 * `connectId` of an existing configuration, the messages belong to that one in the logs; its
 * `password`, if `config` does not have one, is used too. Otherwise `config` applies to this request
 * only. A request can have up to 1,000 envelopes. Only administrators of an account with Connect can use this operation.
 *
 * Envelopes_createHistoricalEnvelopePublishTransaction: `POST /v2.1/accounts/{accountId}/connect/envelopes/publish/historical`
 */
export const envelopesCreateHistoricalEnvelopePublishTransaction: Operation<EnvelopesCreateHistoricalEnvelopePublishTransactionInput, EnvelopesCreateHistoricalEnvelopePublishTransaction201Response, EnvelopesCreateHistoricalEnvelopePublishTransactionResponses> = /* @__PURE__ */ operation('Envelopes_createHistoricalEnvelopePublishTransaction', 'POST', '/v2.1/accounts/{accountId}/connect/envelopes/publish/historical');

