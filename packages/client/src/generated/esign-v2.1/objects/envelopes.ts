// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopesCreate201Response, EnvelopesCreateHistoricalEnvelopePublishTransaction201Response, EnvelopesCreateHistoricalEnvelopePublishTransactionResponses, EnvelopesCreateResponses, EnvelopesDeleteDocumentPage200Response, EnvelopesDeleteDocumentPageResponses, EnvelopesGet200Response, EnvelopesGetNotificationSettings200Response, EnvelopesGetNotificationSettingsResponses, EnvelopesGetPageImage200Response, EnvelopesGetPageImageResponses, EnvelopesGetPageImages200Response, EnvelopesGetPageImagesResponses, EnvelopesGetRecipientInitialsImage200Response, EnvelopesGetRecipientInitialsImageResponses, EnvelopesGetRecipientSignature200Response, EnvelopesGetRecipientSignatureImage200Response, EnvelopesGetRecipientSignatureImageResponses, EnvelopesGetRecipientSignatureResponses, EnvelopesGetResponses, EnvelopesListAuditEvents200Response, EnvelopesListAuditEventsResponses, EnvelopesListStatus200Response, EnvelopesListStatusChanges200Response, EnvelopesListStatusChangesResponses, EnvelopesListStatusResponses, EnvelopesRotateDocumentPage200Response, EnvelopesRotateDocumentPageResponses, EnvelopesUpdate200Response, EnvelopesUpdateNotificationSettings200Response, EnvelopesUpdateNotificationSettingsResponses, EnvelopesUpdateRecipientInitialsImage200Response, EnvelopesUpdateRecipientInitialsImageResponses, EnvelopesUpdateRecipientSignatureImage200Response, EnvelopesUpdateRecipientSignatureImageResponses, EnvelopesUpdateResponses } from '@countersign/types/esign-v2.1/envelopes';
import type { Call, DocumentCall, PagedCall, CallOptions, Client } from '../../../index.js';
import type { EnvelopesCreateHistoricalEnvelopePublishTransactionInput, EnvelopesCreateInput, EnvelopesDeleteDocumentPageInput, EnvelopesGetInput, EnvelopesGetNotificationSettingsInput, EnvelopesGetPageImageInput, EnvelopesGetPageImagesInput, EnvelopesGetRecipientInitialsImageInput, EnvelopesGetRecipientSignatureImageInput, EnvelopesGetRecipientSignatureInput, EnvelopesListAuditEventsInput, EnvelopesListStatusChangesInput, EnvelopesListStatusInput, EnvelopesRotateDocumentPageInput, EnvelopesUpdateInput, EnvelopesUpdateNotificationSettingsInput, EnvelopesUpdateRecipientInitialsImageInput, EnvelopesUpdateRecipientSignatureImageInput } from '../envelopes.js';
import { envelopesCreate, envelopesCreateHistoricalEnvelopePublishTransaction, envelopesDeleteDocumentPage, envelopesGet, envelopesGetNotificationSettings, envelopesGetPageImage, envelopesGetPageImages, envelopesGetRecipientInitialsImage, envelopesGetRecipientSignature, envelopesGetRecipientSignatureImage, envelopesListAuditEvents, envelopesListStatus, envelopesListStatusChanges, envelopesRotateDocumentPage, envelopesUpdate, envelopesUpdateNotificationSettings, envelopesUpdateRecipientInitialsImage, envelopesUpdateRecipientSignatureImage } from '../envelopes.js';
/**
 * An envelope sends documents to people who sign them. It is a draft until it is sent, then in
 * process until all recipients have acted, and finally completed, declined or voided.
 */
export interface Envelopes {
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
    listStatusChanges(input?: EnvelopesListStatusChangesInput, options?: CallOptions): PagedCall<EnvelopesListStatusChanges200Response, EnvelopesListStatusChangesResponses, NonNullable<EnvelopesListStatusChanges200Response['envelopes']>[number]>;
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
    create(input: EnvelopesCreateInput, options?: CallOptions): Call<EnvelopesCreate201Response, EnvelopesCreateResponses>;
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
    listStatus(input?: EnvelopesListStatusInput, options?: CallOptions): PagedCall<EnvelopesListStatus200Response, EnvelopesListStatusResponses, NonNullable<EnvelopesListStatus200Response['envelopes']>[number]>;
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
    get(input: EnvelopesGetInput, options?: CallOptions): Call<EnvelopesGet200Response, EnvelopesGetResponses>;
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
    update(input: EnvelopesUpdateInput, options?: CallOptions): Call<EnvelopesUpdate200Response, EnvelopesUpdateResponses>;
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
    listAuditEvents(input: EnvelopesListAuditEventsInput, options?: CallOptions): Call<EnvelopesListAuditEvents200Response, EnvelopesListAuditEventsResponses>;
    /**
     * Read the reminder and expiration settings of an envelope.
     *
     * Returns when recipients of an envelope are reminded, when it expires, and whether the settings of
     * the account apply. Days are integers, represented as strings.
     *
     * Envelopes_getNotificationSettings: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/notification`
     */
    getNotificationSettings(input: EnvelopesGetNotificationSettingsInput, options?: CallOptions): Call<EnvelopesGetNotificationSettings200Response, EnvelopesGetNotificationSettingsResponses>;
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
    updateNotificationSettings(input: EnvelopesUpdateNotificationSettingsInput, options?: CallOptions): Call<EnvelopesUpdateNotificationSettings200Response, EnvelopesUpdateNotificationSettingsResponses>;
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
    getPageImages(input: EnvelopesGetPageImagesInput, options?: CallOptions): PagedCall<EnvelopesGetPageImages200Response, EnvelopesGetPageImagesResponses, NonNullable<EnvelopesGetPageImages200Response['pages']>[number]>;
    /**
     * Delete a page of a document.
     *
     * Deletes one page of a document. The following pages move up. The envelope must be a draft, and the
     * caller must be its sender. If the caller holds a lock on the envelope, send it in
     * `X-DocuSign-Edit`.
     *
     * Envelopes_deleteDocumentPage: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}`
     */
    deleteDocumentPage(input: EnvelopesDeleteDocumentPageInput, options?: CallOptions): Call<EnvelopesDeleteDocumentPage200Response, EnvelopesDeleteDocumentPageResponses>;
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
    getPageImage(input: EnvelopesGetPageImageInput, options?: CallOptions): DocumentCall<EnvelopesGetPageImage200Response, EnvelopesGetPageImageResponses>;
    /**
     * Rotate a page of a document.
     *
     * Rotates one page of a document by 90 degrees to the left or to the right, so that signers see it
     * upright. The envelope must be a draft, and the caller must be its sender. If the caller holds a
     * lock on the envelope, send it in `X-DocuSign-Edit`.
     *
     * Envelopes_rotateDocumentPage: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/page_image`
     */
    rotateDocumentPage(input: EnvelopesRotateDocumentPageInput, options?: CallOptions): Call<EnvelopesRotateDocumentPage200Response, EnvelopesRotateDocumentPageResponses>;
    /**
     * Read the image of a recipient's initials.
     *
     * Returns the initials that a recipient adopted, as a GIF image. `include_chrome` requests the image
     * with the line and the ID around it. For an old envelope, only that image may be available. If the
     * plain image is missing, request the framed one.
     *
     * Envelopes_getRecipientInitialsImage: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/initials_image`
     */
    getRecipientInitialsImage(input: EnvelopesGetRecipientInitialsImageInput, options?: CallOptions): DocumentCall<EnvelopesGetRecipientInitialsImage200Response, EnvelopesGetRecipientInitialsImageResponses>;
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
    updateRecipientInitialsImage(input: EnvelopesUpdateRecipientInitialsImageInput, options?: CallOptions): Call<EnvelopesUpdateRecipientInitialsImage200Response, EnvelopesUpdateRecipientInitialsImageResponses>;
    /**
     * Read the signature of a recipient.
     *
     * Returns the signature that a recipient adopted, with its font, its initials and the URIs of its
     * images. It is intended for signers without an account and for in-person signers. Users have their
     * own signatures.
     *
     * Envelopes_getRecipientSignature: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature`
     */
    getRecipientSignature(input: EnvelopesGetRecipientSignatureInput, options?: CallOptions): Call<EnvelopesGetRecipientSignature200Response, EnvelopesGetRecipientSignatureResponses>;
    /**
     * Read the image of a recipient's signature.
     *
     * Returns the signature that a recipient adopted, as a GIF image. `include_chrome` requests the
     * image with the line and the ID around it. For an old envelope, only that image may be available.
     * If the plain image is missing, request the framed one.
     *
     * Envelopes_getRecipientSignatureImage: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature_image`
     */
    getRecipientSignatureImage(input: EnvelopesGetRecipientSignatureImageInput, options?: CallOptions): DocumentCall<EnvelopesGetRecipientSignatureImage200Response, EnvelopesGetRecipientSignatureImageResponses>;
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
    updateRecipientSignatureImage(input: EnvelopesUpdateRecipientSignatureImageInput, options?: CallOptions): Call<EnvelopesUpdateRecipientSignatureImage200Response, EnvelopesUpdateRecipientSignatureImageResponses>;
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
    createHistoricalEnvelopePublishTransaction(input: EnvelopesCreateHistoricalEnvelopePublishTransactionInput, options?: CallOptions): Call<EnvelopesCreateHistoricalEnvelopePublishTransaction201Response, EnvelopesCreateHistoricalEnvelopePublishTransactionResponses>;
}
/**
 * Creates an object whose methods are the functions of Envelopes.
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
        updateRecipientSignatureImage: envelopesUpdateRecipientSignatureImage.bind(null, client),
        createHistoricalEnvelopePublishTransaction: envelopesCreateHistoricalEnvelopePublishTransaction.bind(null, client)
    };
}

