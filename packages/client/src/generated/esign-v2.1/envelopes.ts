/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopesCreate201Response, EnvelopesCreateBody, EnvelopesCreateEnvelopeComments200Response, EnvelopesCreateEnvelopeCommentsBody, EnvelopesCreateEnvelopeCommentsParams, EnvelopesCreateEnvelopeCommentsResponses, EnvelopesCreateEnvelopeWorkflowStepDefinition201Response, EnvelopesCreateEnvelopeWorkflowStepDefinitionBody, EnvelopesCreateEnvelopeWorkflowStepDefinitionHeader, EnvelopesCreateEnvelopeWorkflowStepDefinitionParams, EnvelopesCreateEnvelopeWorkflowStepDefinitionResponses, EnvelopesCreateEnvelopesShares201Response, EnvelopesCreateEnvelopesSharesBody, EnvelopesCreateEnvelopesSharesParams, EnvelopesCreateEnvelopesSharesResponses, EnvelopesCreateHistoricalEnvelopePublishTransaction201Response, EnvelopesCreateHistoricalEnvelopePublishTransactionBody, EnvelopesCreateHistoricalEnvelopePublishTransactionParams, EnvelopesCreateHistoricalEnvelopePublishTransactionResponses, EnvelopesCreateParams, EnvelopesCreateQueryParams, EnvelopesCreateResponses, EnvelopesCreateTemplateWorkflowStepDefinition201Response, EnvelopesCreateTemplateWorkflowStepDefinitionBody, EnvelopesCreateTemplateWorkflowStepDefinitionHeader, EnvelopesCreateTemplateWorkflowStepDefinitionParams, EnvelopesCreateTemplateWorkflowStepDefinitionResponses, EnvelopesDeleteDocumentPage200Response, EnvelopesDeleteDocumentPageHeader, EnvelopesDeleteDocumentPageParams, EnvelopesDeleteDocumentPageResponses, EnvelopesDeleteEnvelopeDelayedRoutingDefinition200Response, EnvelopesDeleteEnvelopeDelayedRoutingDefinitionHeader, EnvelopesDeleteEnvelopeDelayedRoutingDefinitionParams, EnvelopesDeleteEnvelopeDelayedRoutingDefinitionResponses, EnvelopesDeleteEnvelopeScheduledSendingDefinition200Response, EnvelopesDeleteEnvelopeScheduledSendingDefinitionHeader, EnvelopesDeleteEnvelopeScheduledSendingDefinitionParams, EnvelopesDeleteEnvelopeScheduledSendingDefinitionResponses, EnvelopesDeleteEnvelopeWorkflowStepDefinition200Response, EnvelopesDeleteEnvelopeWorkflowStepDefinitionHeader, EnvelopesDeleteEnvelopeWorkflowStepDefinitionParams, EnvelopesDeleteEnvelopeWorkflowStepDefinitionResponses, EnvelopesDeleteEnvelopesShare200Response, EnvelopesDeleteEnvelopesShareParams, EnvelopesDeleteEnvelopesShareResponses, EnvelopesDeleteEnvelopesShares200Response, EnvelopesDeleteEnvelopesSharesBody, EnvelopesDeleteEnvelopesSharesParams, EnvelopesDeleteEnvelopesSharesResponses, EnvelopesDeleteTemplateDelayedRoutingDefinition200Response, EnvelopesDeleteTemplateDelayedRoutingDefinitionHeader, EnvelopesDeleteTemplateDelayedRoutingDefinitionParams, EnvelopesDeleteTemplateDelayedRoutingDefinitionResponses, EnvelopesDeleteTemplateScheduledSendingDefinition200Response, EnvelopesDeleteTemplateScheduledSendingDefinitionHeader, EnvelopesDeleteTemplateScheduledSendingDefinitionParams, EnvelopesDeleteTemplateScheduledSendingDefinitionResponses, EnvelopesDeleteTemplateWorkflowStepDefinition200Response, EnvelopesDeleteTemplateWorkflowStepDefinitionHeader, EnvelopesDeleteTemplateWorkflowStepDefinitionParams, EnvelopesDeleteTemplateWorkflowStepDefinitionResponses, EnvelopesGet200Response, EnvelopesGetEnvelopeDelayedRoutingDefinition200Response, EnvelopesGetEnvelopeDelayedRoutingDefinitionParams, EnvelopesGetEnvelopeDelayedRoutingDefinitionResponses, EnvelopesGetEnvelopeDocGenFormFields200Response, EnvelopesGetEnvelopeDocGenFormFieldsParams, EnvelopesGetEnvelopeDocGenFormFieldsResponses, EnvelopesGetEnvelopeScheduledSendingDefinition200Response, EnvelopesGetEnvelopeScheduledSendingDefinitionParams, EnvelopesGetEnvelopeScheduledSendingDefinitionResponses, EnvelopesGetEnvelopeWorkflowStepDefinition200Response, EnvelopesGetEnvelopeWorkflowStepDefinitionParams, EnvelopesGetEnvelopeWorkflowStepDefinitionResponses, EnvelopesGetEnvelopesShare200Response, EnvelopesGetEnvelopesShareParams, EnvelopesGetEnvelopesShareResponses, EnvelopesGetEnvelopesShares200Response, EnvelopesGetEnvelopesSharesParams, EnvelopesGetEnvelopesSharesResponses, EnvelopesGetNotificationSettings200Response, EnvelopesGetNotificationSettingsParams, EnvelopesGetNotificationSettingsResponses, EnvelopesGetPageImage200Response, EnvelopesGetPageImageParams, EnvelopesGetPageImageQueryParams, EnvelopesGetPageImageResponses, EnvelopesGetPageImages200Response, EnvelopesGetPageImagesParams, EnvelopesGetPageImagesQueryParams, EnvelopesGetPageImagesResponses, EnvelopesGetParams, EnvelopesGetQueryParams, EnvelopesGetRecipientInitialsImage200Response, EnvelopesGetRecipientInitialsImageParams, EnvelopesGetRecipientInitialsImageQueryParams, EnvelopesGetRecipientInitialsImageResponses, EnvelopesGetRecipientSignature200Response, EnvelopesGetRecipientSignatureImage200Response, EnvelopesGetRecipientSignatureImageParams, EnvelopesGetRecipientSignatureImageQueryParams, EnvelopesGetRecipientSignatureImageResponses, EnvelopesGetRecipientSignatureParams, EnvelopesGetRecipientSignatureResponses, EnvelopesGetResponses, EnvelopesGetSharedEnvelopes200Response, EnvelopesGetSharedEnvelopesParams, EnvelopesGetSharedEnvelopesQueryParams, EnvelopesGetSharedEnvelopesResponses, EnvelopesGetTemplateDelayedRoutingDefinition200Response, EnvelopesGetTemplateDelayedRoutingDefinitionParams, EnvelopesGetTemplateDelayedRoutingDefinitionResponses, EnvelopesGetTemplateScheduledSendingDefinition200Response, EnvelopesGetTemplateScheduledSendingDefinitionParams, EnvelopesGetTemplateScheduledSendingDefinitionResponses, EnvelopesGetTemplateWorkflowStepDefinition200Response, EnvelopesGetTemplateWorkflowStepDefinitionParams, EnvelopesGetTemplateWorkflowStepDefinitionResponses, EnvelopesListAuditEvents200Response, EnvelopesListAuditEventsParams, EnvelopesListAuditEventsQueryParams, EnvelopesListAuditEventsResponses, EnvelopesListStatus200Response, EnvelopesListStatusBody, EnvelopesListStatusChanges200Response, EnvelopesListStatusChangesParams, EnvelopesListStatusChangesQueryParams, EnvelopesListStatusChangesResponses, EnvelopesListStatusParams, EnvelopesListStatusQueryParams, EnvelopesListStatusResponses, EnvelopesRotateDocumentPage200Response, EnvelopesRotateDocumentPageBody, EnvelopesRotateDocumentPageHeader, EnvelopesRotateDocumentPageParams, EnvelopesRotateDocumentPageResponses, EnvelopesUpdate200Response, EnvelopesUpdateBody, EnvelopesUpdateEnvelopeDelayedRoutingDefinition200Response, EnvelopesUpdateEnvelopeDelayedRoutingDefinitionBody, EnvelopesUpdateEnvelopeDelayedRoutingDefinitionHeader, EnvelopesUpdateEnvelopeDelayedRoutingDefinitionParams, EnvelopesUpdateEnvelopeDelayedRoutingDefinitionResponses, EnvelopesUpdateEnvelopeDocGenFormFields200Response, EnvelopesUpdateEnvelopeDocGenFormFieldsBody, EnvelopesUpdateEnvelopeDocGenFormFieldsHeader, EnvelopesUpdateEnvelopeDocGenFormFieldsParams, EnvelopesUpdateEnvelopeDocGenFormFieldsQueryParams, EnvelopesUpdateEnvelopeDocGenFormFieldsResponses, EnvelopesUpdateEnvelopeScheduledSendingDefinition200Response, EnvelopesUpdateEnvelopeScheduledSendingDefinitionBody, EnvelopesUpdateEnvelopeScheduledSendingDefinitionHeader, EnvelopesUpdateEnvelopeScheduledSendingDefinitionParams, EnvelopesUpdateEnvelopeScheduledSendingDefinitionResponses, EnvelopesUpdateEnvelopeWorkflowStepDefinition200Response, EnvelopesUpdateEnvelopeWorkflowStepDefinitionBody, EnvelopesUpdateEnvelopeWorkflowStepDefinitionHeader, EnvelopesUpdateEnvelopeWorkflowStepDefinitionParams, EnvelopesUpdateEnvelopeWorkflowStepDefinitionResponses, EnvelopesUpdateEnvelopesShare200Response, EnvelopesUpdateEnvelopesShareBody, EnvelopesUpdateEnvelopesShareParams, EnvelopesUpdateEnvelopesShareResponses, EnvelopesUpdateEnvelopesShares200Response, EnvelopesUpdateEnvelopesSharesBody, EnvelopesUpdateEnvelopesSharesParams, EnvelopesUpdateEnvelopesSharesResponses, EnvelopesUpdateHeader, EnvelopesUpdateNotificationSettings200Response, EnvelopesUpdateNotificationSettingsBody, EnvelopesUpdateNotificationSettingsHeader, EnvelopesUpdateNotificationSettingsParams, EnvelopesUpdateNotificationSettingsResponses, EnvelopesUpdateParams, EnvelopesUpdateQueryParams, EnvelopesUpdateRecipientInitialsImage200Response, EnvelopesUpdateRecipientInitialsImageBody, EnvelopesUpdateRecipientInitialsImageHeader, EnvelopesUpdateRecipientInitialsImageParams, EnvelopesUpdateRecipientInitialsImageResponses, EnvelopesUpdateRecipientSignatureImage200Response, EnvelopesUpdateRecipientSignatureImageBody, EnvelopesUpdateRecipientSignatureImageHeader, EnvelopesUpdateRecipientSignatureImageParams, EnvelopesUpdateRecipientSignatureImageResponses, EnvelopesUpdateResponses, EnvelopesUpdateTemplateDelayedRoutingDefinition200Response, EnvelopesUpdateTemplateDelayedRoutingDefinitionBody, EnvelopesUpdateTemplateDelayedRoutingDefinitionHeader, EnvelopesUpdateTemplateDelayedRoutingDefinitionParams, EnvelopesUpdateTemplateDelayedRoutingDefinitionResponses, EnvelopesUpdateTemplateScheduledSendingDefinition200Response, EnvelopesUpdateTemplateScheduledSendingDefinitionBody, EnvelopesUpdateTemplateScheduledSendingDefinitionHeader, EnvelopesUpdateTemplateScheduledSendingDefinitionParams, EnvelopesUpdateTemplateScheduledSendingDefinitionResponses, EnvelopesUpdateTemplateWorkflowStepDefinition200Response, EnvelopesUpdateTemplateWorkflowStepDefinitionBody, EnvelopesUpdateTemplateWorkflowStepDefinitionHeader, EnvelopesUpdateTemplateWorkflowStepDefinitionParams, EnvelopesUpdateTemplateWorkflowStepDefinitionResponses } from '@countersign/types/esign-v2.1/envelopes';
import type { BinaryBody, PathOf, DocumentOperation, Operation, PagedOperation } from '../../index.js';
import { documentOperation, operation, pagedOperation, encodeBody } from '../../index.js';


/**
 * The input of `envelopesListStatusChanges`.
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
export const envelopesListStatusChanges: PagedOperation<EnvelopesListStatusChangesInput, EnvelopesListStatusChanges200Response, EnvelopesListStatusChangesResponses, NonNullable<EnvelopesListStatusChanges200Response['envelopes']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Envelopes_listStatusChanges', 'GET', '/v2.1/accounts/{accountId}/envelopes', {
    paging: {
        items: 'envelopes',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `envelopesCreate`.
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
export const envelopesCreate: Operation<EnvelopesCreateInput, EnvelopesCreate201Response, EnvelopesCreateResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_create', 'POST', '/v2.1/accounts/{accountId}/envelopes');


/**
 * The input of `envelopesListStatus`.
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
export const envelopesListStatus: PagedOperation<EnvelopesListStatusInput, EnvelopesListStatus200Response, EnvelopesListStatusResponses, NonNullable<EnvelopesListStatus200Response['envelopes']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Envelopes_listStatus', 'PUT', '/v2.1/accounts/{accountId}/envelopes/status', {
    paging: {
        items: 'envelopes',
        start: 'start_position',
        total: 'totalSetSize'
    }
});


/**
 * The input of `envelopesGet`.
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
export const envelopesGet: Operation<EnvelopesGetInput, EnvelopesGet200Response, EnvelopesGetResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_get', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}');


/**
 * The input of `envelopesUpdate`.
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
export const envelopesUpdate: Operation<EnvelopesUpdateInput, EnvelopesUpdate200Response, EnvelopesUpdateResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}');


/**
 * The input of `envelopesListAuditEvents`.
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
export const envelopesListAuditEvents: Operation<EnvelopesListAuditEventsInput, EnvelopesListAuditEvents200Response, EnvelopesListAuditEventsResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_listAuditEvents', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/audit_events');


/**
 * The input of `envelopesGetEnvelopeDocGenFormFields`.
 */
export interface EnvelopesGetEnvelopeDocGenFormFieldsInput {
    path: PathOf<EnvelopesGetEnvelopeDocGenFormFieldsParams>;
}
/**
 * List the document generation fields of an envelope.
 *
 * Returns the fields of the Word documents from which the service generates documents: the names of
 * their placeholders, the structure of their tables, and the values that were set so far. Set values
 * with `Envelopes_updateEnvelopeDocGenFormFields` before you send the envelope.
 *
 * The service reads the fields when a `.docx` file is added to a template. If no document of the
 * envelope has fields, the response is an empty object.
 *
 * Envelopes_getEnvelopeDocGenFormFields: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/docGenFormFields`
 */
export const envelopesGetEnvelopeDocGenFormFields: Operation<EnvelopesGetEnvelopeDocGenFormFieldsInput, EnvelopesGetEnvelopeDocGenFormFields200Response, EnvelopesGetEnvelopeDocGenFormFieldsResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_getEnvelopeDocGenFormFields', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/docGenFormFields');


/**
 * The input of `envelopesUpdateEnvelopeDocGenFormFields`.
 */
export interface EnvelopesUpdateEnvelopeDocGenFormFieldsInput {
    path: PathOf<EnvelopesUpdateEnvelopeDocGenFormFieldsParams>;
    query?: EnvelopesUpdateEnvelopeDocGenFormFieldsQueryParams | undefined;
    header?: EnvelopesUpdateEnvelopeDocGenFormFieldsHeader | undefined;
    body: EnvelopesUpdateEnvelopeDocGenFormFieldsBody;
}
/**
 * Set the document generation fields of an envelope.
 *
 * Sets the values that replace the tags in the Word documents of a draft. Only the `name`
 * and `value` of each field are needed. Fields that the request omits keep their values.
 *
 * A table gets one entry in `rowValues` for each of its rows. Each row must name all columns of the
 * table; send an empty `value` for a cell that stays empty. If a table gets no rows, it keeps one
 * empty row. The service does not check whether a value is a date, a number or one of the options.
 *
 * The documents are generated at once, and have another `documentId` after that, which the response
 * contains. If `update_docgen_formfields_only` is true, the values are only saved, and are inserted
 * when the envelope is sent. An envelope whose required fields have no value cannot be
 * sent. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * Envelopes_updateEnvelopeDocGenFormFields: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/docGenFormFields`
 */
export const envelopesUpdateEnvelopeDocGenFormFields: Operation<EnvelopesUpdateEnvelopeDocGenFormFieldsInput, EnvelopesUpdateEnvelopeDocGenFormFields200Response, EnvelopesUpdateEnvelopeDocGenFormFieldsResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_updateEnvelopeDocGenFormFields', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/docGenFormFields');


/**
 * The input of `envelopesGetNotificationSettings`.
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
export const envelopesGetNotificationSettings: Operation<EnvelopesGetNotificationSettingsInput, EnvelopesGetNotificationSettings200Response, EnvelopesGetNotificationSettingsResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_getNotificationSettings', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/notification');


/**
 * The input of `envelopesUpdateNotificationSettings`.
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
export const envelopesUpdateNotificationSettings: Operation<EnvelopesUpdateNotificationSettingsInput, EnvelopesUpdateNotificationSettings200Response, EnvelopesUpdateNotificationSettingsResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_updateNotificationSettings', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/notification');


/**
 * The input of `envelopesGetEnvelopeScheduledSendingDefinition`.
 */
export interface EnvelopesGetEnvelopeScheduledSendingDefinitionInput {
    path: PathOf<EnvelopesGetEnvelopeScheduledSendingDefinitionParams>;
}
/**
 * Read when an envelope is scheduled to be sent.
 *
 * Returns the schedule for sending an envelope, and whether the countdown has started. `resumeDate`
 * is the time of sending, as soon as that is known. An envelope without a schedule gets the error
 * `RESOURCE_NOT_FOUND`.
 *
 * Envelopes_getEnvelopeScheduledSendingDefinition: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/scheduledSending`
 */
export const envelopesGetEnvelopeScheduledSendingDefinition: Operation<EnvelopesGetEnvelopeScheduledSendingDefinitionInput, EnvelopesGetEnvelopeScheduledSendingDefinition200Response, EnvelopesGetEnvelopeScheduledSendingDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_getEnvelopeScheduledSendingDefinition', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/scheduledSending');


/**
 * The input of `envelopesUpdateEnvelopeScheduledSendingDefinition`.
 */
export interface EnvelopesUpdateEnvelopeScheduledSendingDefinitionInput {
    path: PathOf<EnvelopesUpdateEnvelopeScheduledSendingDefinitionParams>;
    header?: EnvelopesUpdateEnvelopeScheduledSendingDefinitionHeader | undefined;
    body?: EnvelopesUpdateEnvelopeScheduledSendingDefinitionBody | undefined;
}
/**
 * Change when an envelope is scheduled to be sent.
 *
 * Sets or changes the schedule for sending an envelope. The envelope must have a workflow;
 * `EnvelopeWorkflowDefinition_updateEnvelopeWorkflowDefinition` gives it one. If the countdown has
 * started, it starts again with the new schedule: to send the envelope soon, set the delay to one
 * minute. The schedule of an envelope that was sent cannot be changed. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * Envelopes_updateEnvelopeScheduledSendingDefinition: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/scheduledSending`
 */
export const envelopesUpdateEnvelopeScheduledSendingDefinition: Operation<EnvelopesUpdateEnvelopeScheduledSendingDefinitionInput, EnvelopesUpdateEnvelopeScheduledSendingDefinition200Response, EnvelopesUpdateEnvelopeScheduledSendingDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_updateEnvelopeScheduledSendingDefinition', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/scheduledSending');


/**
 * The input of `envelopesDeleteEnvelopeScheduledSendingDefinition`.
 */
export interface EnvelopesDeleteEnvelopeScheduledSendingDefinitionInput {
    path: PathOf<EnvelopesDeleteEnvelopeScheduledSendingDefinitionParams>;
    header?: EnvelopesDeleteEnvelopeScheduledSendingDefinitionHeader | undefined;
}
/**
 * Delete the schedule for sending of an envelope.
 *
 * Deletes the schedule for sending an envelope, so that sending it is immediate. This is possible
 * only before the countdown starts. To cancel a countdown, delete the whole workflow with
 * `EnvelopeWorkflowDefinition_deleteEnvelopeWorkflowDefinition`, or set another schedule. If the
 * caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * Envelopes_deleteEnvelopeScheduledSendingDefinition: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/scheduledSending`
 */
export const envelopesDeleteEnvelopeScheduledSendingDefinition: Operation<EnvelopesDeleteEnvelopeScheduledSendingDefinitionInput, EnvelopesDeleteEnvelopeScheduledSendingDefinition200Response, EnvelopesDeleteEnvelopeScheduledSendingDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_deleteEnvelopeScheduledSendingDefinition', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/scheduledSending');


/**
 * The input of `envelopesCreateEnvelopeWorkflowStepDefinition`.
 */
export interface EnvelopesCreateEnvelopeWorkflowStepDefinitionInput {
    path: PathOf<EnvelopesCreateEnvelopeWorkflowStepDefinitionParams>;
    header?: EnvelopesCreateEnvelopeWorkflowStepDefinitionHeader | undefined;
    body?: EnvelopesCreateEnvelopeWorkflowStepDefinitionBody | undefined;
}
/**
 * Add a step to the workflow of an envelope.
 *
 * Adds a step to the workflow of an envelope. The envelope then waits before the recipients at the
 * given position in the routing order: for a duration, until a date, or until `workflowStatus` is
 * set to `in_progress`. The service assigns the ID of the step, so the request must not contain one.
 * If the envelope has no workflow, it gets one.
 *
 * An envelope that was sent can get steps only before recipients that have not received it yet. If
 * the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * Envelopes_createEnvelopeWorkflowStepDefinition: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps`
 */
export const envelopesCreateEnvelopeWorkflowStepDefinition: Operation<EnvelopesCreateEnvelopeWorkflowStepDefinitionInput, EnvelopesCreateEnvelopeWorkflowStepDefinition201Response, EnvelopesCreateEnvelopeWorkflowStepDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_createEnvelopeWorkflowStepDefinition', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps');


/**
 * The input of `envelopesGetEnvelopeWorkflowStepDefinition`.
 */
export interface EnvelopesGetEnvelopeWorkflowStepDefinitionInput {
    path: PathOf<EnvelopesGetEnvelopeWorkflowStepDefinitionParams>;
}
/**
 * Read a step of the workflow of an envelope.
 *
 * Returns a step of the workflow of an envelope with its status, and the dates when the envelope
 * reached and left it.
 *
 * Envelopes_getEnvelopeWorkflowStepDefinition: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}`
 */
export const envelopesGetEnvelopeWorkflowStepDefinition: Operation<EnvelopesGetEnvelopeWorkflowStepDefinitionInput, EnvelopesGetEnvelopeWorkflowStepDefinition200Response, EnvelopesGetEnvelopeWorkflowStepDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_getEnvelopeWorkflowStepDefinition', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}');


/**
 * The input of `envelopesUpdateEnvelopeWorkflowStepDefinition`.
 */
export interface EnvelopesUpdateEnvelopeWorkflowStepDefinitionInput {
    path: PathOf<EnvelopesUpdateEnvelopeWorkflowStepDefinitionParams>;
    header?: EnvelopesUpdateEnvelopeWorkflowStepDefinitionHeader | undefined;
    body?: EnvelopesUpdateEnvelopeWorkflowStepDefinitionBody | undefined;
}
/**
 * Change a step of the workflow of an envelope.
 *
 * Changes a step of the workflow of an envelope, for example its delay. Omitted fields are not
 * changed. If the body has a `workflowStepId`, it must be that of the path. A step that the envelope
 * has left cannot be changed. If its delay is running, only the delay can be changed, which starts
 * the countdown again. The rules for selecting recipients cannot be changed after the envelope was
 * sent. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * Envelopes_updateEnvelopeWorkflowStepDefinition: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}`
 */
export const envelopesUpdateEnvelopeWorkflowStepDefinition: Operation<EnvelopesUpdateEnvelopeWorkflowStepDefinitionInput, EnvelopesUpdateEnvelopeWorkflowStepDefinition200Response, EnvelopesUpdateEnvelopeWorkflowStepDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_updateEnvelopeWorkflowStepDefinition', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}');


/**
 * The input of `envelopesDeleteEnvelopeWorkflowStepDefinition`.
 */
export interface EnvelopesDeleteEnvelopeWorkflowStepDefinitionInput {
    path: PathOf<EnvelopesDeleteEnvelopeWorkflowStepDefinitionParams>;
    header?: EnvelopesDeleteEnvelopeWorkflowStepDefinitionHeader | undefined;
}
/**
 * Delete a step of the workflow of an envelope.
 *
 * Deletes a step, so that the envelope does not wait before these recipients. A step that the
 * envelope has left cannot be deleted, and neither can one with a running delay. An envelope that is
 * paused at the step without a delay resumes. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * Envelopes_deleteEnvelopeWorkflowStepDefinition: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}`
 */
export const envelopesDeleteEnvelopeWorkflowStepDefinition: Operation<EnvelopesDeleteEnvelopeWorkflowStepDefinitionInput, EnvelopesDeleteEnvelopeWorkflowStepDefinition200Response, EnvelopesDeleteEnvelopeWorkflowStepDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_deleteEnvelopeWorkflowStepDefinition', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}');


/**
 * The input of `envelopesGetEnvelopeDelayedRoutingDefinition`.
 */
export interface EnvelopesGetEnvelopeDelayedRoutingDefinitionInput {
    path: PathOf<EnvelopesGetEnvelopeDelayedRoutingDefinitionParams>;
}
/**
 * Read the delay of a step in the workflow of an envelope.
 *
 * Returns the delay of a step and whether its countdown has started. `resumeDate` is the end of the
 * delay, as soon as that is known. A step without a delay gets the error `RESOURCE_NOT_FOUND`.
 *
 * Envelopes_getEnvelopeDelayedRoutingDefinition: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}/delayedRouting`
 */
export const envelopesGetEnvelopeDelayedRoutingDefinition: Operation<EnvelopesGetEnvelopeDelayedRoutingDefinitionInput, EnvelopesGetEnvelopeDelayedRoutingDefinition200Response, EnvelopesGetEnvelopeDelayedRoutingDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_getEnvelopeDelayedRoutingDefinition', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}/delayedRouting');


/**
 * The input of `envelopesUpdateEnvelopeDelayedRoutingDefinition`.
 */
export interface EnvelopesUpdateEnvelopeDelayedRoutingDefinitionInput {
    path: PathOf<EnvelopesUpdateEnvelopeDelayedRoutingDefinitionParams>;
    header?: EnvelopesUpdateEnvelopeDelayedRoutingDefinitionHeader | undefined;
    body?: EnvelopesUpdateEnvelopeDelayedRoutingDefinitionBody | undefined;
}
/**
 * Change the delay of a step in the workflow of an envelope.
 *
 * Sets or changes the delay of a step, as long as the delay is not over. If the countdown has
 * started, it starts again with the new delay. To end a running delay, set it to a minute. If the
 * caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * Envelopes_updateEnvelopeDelayedRoutingDefinition: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}/delayedRouting`
 */
export const envelopesUpdateEnvelopeDelayedRoutingDefinition: Operation<EnvelopesUpdateEnvelopeDelayedRoutingDefinitionInput, EnvelopesUpdateEnvelopeDelayedRoutingDefinition200Response, EnvelopesUpdateEnvelopeDelayedRoutingDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_updateEnvelopeDelayedRoutingDefinition', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}/delayedRouting');


/**
 * The input of `envelopesDeleteEnvelopeDelayedRoutingDefinition`.
 */
export interface EnvelopesDeleteEnvelopeDelayedRoutingDefinitionInput {
    path: PathOf<EnvelopesDeleteEnvelopeDelayedRoutingDefinitionParams>;
    header?: EnvelopesDeleteEnvelopeDelayedRoutingDefinitionHeader | undefined;
}
/**
 * Delete the delay of a step in the workflow of an envelope.
 *
 * Deletes the delay of a step before its countdown starts. The step remains: the envelope is paused
 * there until `workflowStatus` is set to `in_progress`. To remove the pause as well, delete the step
 * with `Envelopes_deleteEnvelopeWorkflowStepDefinition`. If the caller holds a lock on the envelope,
 * send it in `X-DocuSign-Edit`.
 *
 * Envelopes_deleteEnvelopeDelayedRoutingDefinition: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}/delayedRouting`
 */
export const envelopesDeleteEnvelopeDelayedRoutingDefinition: Operation<EnvelopesDeleteEnvelopeDelayedRoutingDefinitionInput, EnvelopesDeleteEnvelopeDelayedRoutingDefinition200Response, EnvelopesDeleteEnvelopeDelayedRoutingDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_deleteEnvelopeDelayedRoutingDefinition', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}/delayedRouting');


/**
 * The input of `envelopesGetTemplateScheduledSendingDefinition`.
 */
export interface EnvelopesGetTemplateScheduledSendingDefinitionInput {
    path: PathOf<EnvelopesGetTemplateScheduledSendingDefinitionParams>;
}
/**
 * Read the schedule for sending of a template.
 *
 * Returns the schedule for sending that envelopes get when they are created from the template. A
 * template without a schedule gets the error `RESOURCE_NOT_FOUND`.
 *
 * Envelopes_getTemplateScheduledSendingDefinition: `GET /v2.1/accounts/{accountId}/templates/{templateId}/workflow/scheduledSending`
 */
export const envelopesGetTemplateScheduledSendingDefinition: Operation<EnvelopesGetTemplateScheduledSendingDefinitionInput, EnvelopesGetTemplateScheduledSendingDefinition200Response, EnvelopesGetTemplateScheduledSendingDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_getTemplateScheduledSendingDefinition', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/workflow/scheduledSending');


/**
 * The input of `envelopesUpdateTemplateScheduledSendingDefinition`.
 */
export interface EnvelopesUpdateTemplateScheduledSendingDefinitionInput {
    path: PathOf<EnvelopesUpdateTemplateScheduledSendingDefinitionParams>;
    header?: EnvelopesUpdateTemplateScheduledSendingDefinitionHeader | undefined;
    body?: EnvelopesUpdateTemplateScheduledSendingDefinitionBody | undefined;
}
/**
 * Change the schedule for sending of a template.
 *
 * Sets or changes the schedule for sending that envelopes get when they are created from the
 * template. The template must have a workflow. The rules of a template can only be durations
 * (`delay`), not dates. Envelopes that were created from the template before are not changed. If the
 * caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * Envelopes_updateTemplateScheduledSendingDefinition: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/workflow/scheduledSending`
 */
export const envelopesUpdateTemplateScheduledSendingDefinition: Operation<EnvelopesUpdateTemplateScheduledSendingDefinitionInput, EnvelopesUpdateTemplateScheduledSendingDefinition200Response, EnvelopesUpdateTemplateScheduledSendingDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_updateTemplateScheduledSendingDefinition', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/workflow/scheduledSending');


/**
 * The input of `envelopesDeleteTemplateScheduledSendingDefinition`.
 */
export interface EnvelopesDeleteTemplateScheduledSendingDefinitionInput {
    path: PathOf<EnvelopesDeleteTemplateScheduledSendingDefinitionParams>;
    header?: EnvelopesDeleteTemplateScheduledSendingDefinitionHeader | undefined;
}
/**
 * Delete the schedule for sending of a template.
 *
 * Deletes the schedule for sending, so that envelopes that are created from the template are sent
 * immediately. Envelopes that were created from the template before are not changed. If the caller
 * holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * Envelopes_deleteTemplateScheduledSendingDefinition: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/workflow/scheduledSending`
 */
export const envelopesDeleteTemplateScheduledSendingDefinition: Operation<EnvelopesDeleteTemplateScheduledSendingDefinitionInput, EnvelopesDeleteTemplateScheduledSendingDefinition200Response, EnvelopesDeleteTemplateScheduledSendingDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_deleteTemplateScheduledSendingDefinition', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/workflow/scheduledSending');


/**
 * The input of `envelopesCreateTemplateWorkflowStepDefinition`.
 */
export interface EnvelopesCreateTemplateWorkflowStepDefinitionInput {
    path: PathOf<EnvelopesCreateTemplateWorkflowStepDefinitionParams>;
    header?: EnvelopesCreateTemplateWorkflowStepDefinitionHeader | undefined;
    body?: EnvelopesCreateTemplateWorkflowStepDefinitionBody | undefined;
}
/**
 * Add a step to the workflow of a template.
 *
 * Adds a step to the workflow of a template. The service assigns the ID of the step, so the request
 * must not contain one. If the template has no workflow, it gets one. The rules of a template can
 * only be durations (`delay`), not dates. Envelopes that were created from the template before are
 * not changed. If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * Envelopes_createTemplateWorkflowStepDefinition: `POST /v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps`
 */
export const envelopesCreateTemplateWorkflowStepDefinition: Operation<EnvelopesCreateTemplateWorkflowStepDefinitionInput, EnvelopesCreateTemplateWorkflowStepDefinition201Response, EnvelopesCreateTemplateWorkflowStepDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_createTemplateWorkflowStepDefinition', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps');


/**
 * The input of `envelopesGetTemplateWorkflowStepDefinition`.
 */
export interface EnvelopesGetTemplateWorkflowStepDefinitionInput {
    path: PathOf<EnvelopesGetTemplateWorkflowStepDefinitionParams>;
}
/**
 * Read a step of the workflow of a template.
 *
 * Returns a step of the workflow of a template.
 *
 * Envelopes_getTemplateWorkflowStepDefinition: `GET /v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}`
 */
export const envelopesGetTemplateWorkflowStepDefinition: Operation<EnvelopesGetTemplateWorkflowStepDefinitionInput, EnvelopesGetTemplateWorkflowStepDefinition200Response, EnvelopesGetTemplateWorkflowStepDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_getTemplateWorkflowStepDefinition', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}');


/**
 * The input of `envelopesUpdateTemplateWorkflowStepDefinition`.
 */
export interface EnvelopesUpdateTemplateWorkflowStepDefinitionInput {
    path: PathOf<EnvelopesUpdateTemplateWorkflowStepDefinitionParams>;
    header?: EnvelopesUpdateTemplateWorkflowStepDefinitionHeader | undefined;
    body?: EnvelopesUpdateTemplateWorkflowStepDefinitionBody | undefined;
}
/**
 * Change a step of the workflow of a template.
 *
 * Changes a step of the workflow of a template. Omitted fields are not changed. If the body has a
 * `workflowStepId`, it must be that of the path. The rules of a template can only be durations
 * (`delay`), not dates. Envelopes that were created from the template before are not changed. If the
 * caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * Envelopes_updateTemplateWorkflowStepDefinition: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}`
 */
export const envelopesUpdateTemplateWorkflowStepDefinition: Operation<EnvelopesUpdateTemplateWorkflowStepDefinitionInput, EnvelopesUpdateTemplateWorkflowStepDefinition200Response, EnvelopesUpdateTemplateWorkflowStepDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_updateTemplateWorkflowStepDefinition', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}');


/**
 * The input of `envelopesDeleteTemplateWorkflowStepDefinition`.
 */
export interface EnvelopesDeleteTemplateWorkflowStepDefinitionInput {
    path: PathOf<EnvelopesDeleteTemplateWorkflowStepDefinitionParams>;
    header?: EnvelopesDeleteTemplateWorkflowStepDefinitionHeader | undefined;
}
/**
 * Delete a step of the workflow of a template.
 *
 * Deletes a step of the workflow of a template. Envelopes that were created from the template before
 * are not changed. If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * Envelopes_deleteTemplateWorkflowStepDefinition: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}`
 */
export const envelopesDeleteTemplateWorkflowStepDefinition: Operation<EnvelopesDeleteTemplateWorkflowStepDefinitionInput, EnvelopesDeleteTemplateWorkflowStepDefinition200Response, EnvelopesDeleteTemplateWorkflowStepDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_deleteTemplateWorkflowStepDefinition', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}');


/**
 * The input of `envelopesGetTemplateDelayedRoutingDefinition`.
 */
export interface EnvelopesGetTemplateDelayedRoutingDefinitionInput {
    path: PathOf<EnvelopesGetTemplateDelayedRoutingDefinitionParams>;
}
/**
 * Read the delay of a step in the workflow of a template.
 *
 * Returns the delay of a step in the workflow of a template. A step without a delay gets the error
 * `RESOURCE_NOT_FOUND`.
 *
 * Envelopes_getTemplateDelayedRoutingDefinition: `GET /v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}/delayedRouting`
 */
export const envelopesGetTemplateDelayedRoutingDefinition: Operation<EnvelopesGetTemplateDelayedRoutingDefinitionInput, EnvelopesGetTemplateDelayedRoutingDefinition200Response, EnvelopesGetTemplateDelayedRoutingDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_getTemplateDelayedRoutingDefinition', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}/delayedRouting');


/**
 * The input of `envelopesUpdateTemplateDelayedRoutingDefinition`.
 */
export interface EnvelopesUpdateTemplateDelayedRoutingDefinitionInput {
    path: PathOf<EnvelopesUpdateTemplateDelayedRoutingDefinitionParams>;
    header?: EnvelopesUpdateTemplateDelayedRoutingDefinitionHeader | undefined;
    body?: EnvelopesUpdateTemplateDelayedRoutingDefinitionBody | undefined;
}
/**
 * Change the delay of a step in the workflow of a template.
 *
 * Sets or changes the delay of a step in the workflow of a template. The rules of a template can
 * only be durations (`delay`), not dates. Envelopes that were created from the template before are
 * not changed. If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * Envelopes_updateTemplateDelayedRoutingDefinition: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}/delayedRouting`
 */
export const envelopesUpdateTemplateDelayedRoutingDefinition: Operation<EnvelopesUpdateTemplateDelayedRoutingDefinitionInput, EnvelopesUpdateTemplateDelayedRoutingDefinition200Response, EnvelopesUpdateTemplateDelayedRoutingDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_updateTemplateDelayedRoutingDefinition', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}/delayedRouting');


/**
 * The input of `envelopesDeleteTemplateDelayedRoutingDefinition`.
 */
export interface EnvelopesDeleteTemplateDelayedRoutingDefinitionInput {
    path: PathOf<EnvelopesDeleteTemplateDelayedRoutingDefinitionParams>;
    header?: EnvelopesDeleteTemplateDelayedRoutingDefinitionHeader | undefined;
}
/**
 * Delete the delay of a step in the workflow of a template.
 *
 * Deletes the delay of a step in the workflow of a template. The step remains: envelopes that are
 * created from the template are paused there until they are resumed. Envelopes that were created
 * from the template before are not changed. If the caller holds a lock on the template, send it in
 * `X-DocuSign-Edit`.
 *
 * Envelopes_deleteTemplateDelayedRoutingDefinition: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}/delayedRouting`
 */
export const envelopesDeleteTemplateDelayedRoutingDefinition: Operation<EnvelopesDeleteTemplateDelayedRoutingDefinitionInput, EnvelopesDeleteTemplateDelayedRoutingDefinition200Response, EnvelopesDeleteTemplateDelayedRoutingDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_deleteTemplateDelayedRoutingDefinition', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}/delayedRouting');


/**
 * The input of `envelopesGetPageImages`.
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
export const envelopesGetPageImages: PagedOperation<EnvelopesGetPageImagesInput, EnvelopesGetPageImages200Response, EnvelopesGetPageImagesResponses, NonNullable<EnvelopesGetPageImages200Response['pages']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Envelopes_getPageImages', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages', {
    paging: {
        items: 'pages',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `envelopesDeleteDocumentPage`.
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
export const envelopesDeleteDocumentPage: Operation<EnvelopesDeleteDocumentPageInput, EnvelopesDeleteDocumentPage200Response, EnvelopesDeleteDocumentPageResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_deleteDocumentPage', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}');


/**
 * The input of `envelopesGetPageImage`.
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
export const envelopesGetPageImage: DocumentOperation<EnvelopesGetPageImageInput, EnvelopesGetPageImage200Response, EnvelopesGetPageImageResponses, 'esign'> = /* @__PURE__ */ documentOperation('Envelopes_getPageImage', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/page_image');


/**
 * The input of `envelopesRotateDocumentPage`.
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
export const envelopesRotateDocumentPage: Operation<EnvelopesRotateDocumentPageInput, EnvelopesRotateDocumentPage200Response, EnvelopesRotateDocumentPageResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_rotateDocumentPage', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/page_image');


/**
 * The input of `envelopesGetRecipientInitialsImage`.
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
export const envelopesGetRecipientInitialsImage: DocumentOperation<EnvelopesGetRecipientInitialsImageInput, EnvelopesGetRecipientInitialsImage200Response, EnvelopesGetRecipientInitialsImageResponses, 'esign'> = /* @__PURE__ */ documentOperation('Envelopes_getRecipientInitialsImage', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/initials_image');


/**
 * The input of `envelopesUpdateRecipientInitialsImage`.
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
export const envelopesUpdateRecipientInitialsImage: Operation<EnvelopesUpdateRecipientInitialsImageInput, EnvelopesUpdateRecipientInitialsImage200Response, EnvelopesUpdateRecipientInitialsImageResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_updateRecipientInitialsImage', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/initials_image', {
    mediaTypes: ['image/gif'],
    encode: encodeBody
});


/**
 * The input of `envelopesGetRecipientSignature`.
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
export const envelopesGetRecipientSignature: Operation<EnvelopesGetRecipientSignatureInput, EnvelopesGetRecipientSignature200Response, EnvelopesGetRecipientSignatureResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_getRecipientSignature', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature');


/**
 * The input of `envelopesGetRecipientSignatureImage`.
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
export const envelopesGetRecipientSignatureImage: DocumentOperation<EnvelopesGetRecipientSignatureImageInput, EnvelopesGetRecipientSignatureImage200Response, EnvelopesGetRecipientSignatureImageResponses, 'esign'> = /* @__PURE__ */ documentOperation('Envelopes_getRecipientSignatureImage', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature_image');


/**
 * The input of `envelopesUpdateRecipientSignatureImage`.
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
export const envelopesUpdateRecipientSignatureImage: Operation<EnvelopesUpdateRecipientSignatureImageInput, EnvelopesUpdateRecipientSignatureImage200Response, EnvelopesUpdateRecipientSignatureImageResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_updateRecipientSignatureImage', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature_image', {
    mediaTypes: ['image/gif'],
    encode: encodeBody
});


/**
 * The input of `envelopesCreateHistoricalEnvelopePublishTransaction`.
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
export const envelopesCreateHistoricalEnvelopePublishTransaction: Operation<EnvelopesCreateHistoricalEnvelopePublishTransactionInput, EnvelopesCreateHistoricalEnvelopePublishTransaction201Response, EnvelopesCreateHistoricalEnvelopePublishTransactionResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_createHistoricalEnvelopePublishTransaction', 'POST', '/v2.1/accounts/{accountId}/connect/envelopes/publish/historical');


/**
 * The input of `envelopesCreateEnvelopeComments`.
 */
export interface EnvelopesCreateEnvelopeCommentsInput {
    path: PathOf<EnvelopesCreateEnvelopeCommentsParams>;
    body: EnvelopesCreateEnvelopeCommentsBody;
}
/**
 * Add comments to an envelope.
 *
 * Adds comments to the envelope and returns all comments that the caller can read. A comment
 * either continues a thread or begins a new one. The recipients who can read it see it on the
 * signing page, and people whom it mentions are notified. Comments must be enabled for the
 * account.
 *
 * Envelopes_createEnvelopeComments: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/comments`
 */
export const envelopesCreateEnvelopeComments: Operation<EnvelopesCreateEnvelopeCommentsInput, EnvelopesCreateEnvelopeComments200Response, EnvelopesCreateEnvelopeCommentsResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_createEnvelopeComments', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/comments');


/**
 * The input of `envelopesGetEnvelopesShares`.
 */
export interface EnvelopesGetEnvelopesSharesInput {
    path: PathOf<EnvelopesGetEnvelopesSharesParams>;
}
/**
 * List the shares of an envelope.
 *
 * Returns the users who have access to the envelope because its sender shared it with them.
 *
 * Envelopes_getEnvelopesShares: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares`
 */
export const envelopesGetEnvelopesShares: Operation<EnvelopesGetEnvelopesSharesInput, EnvelopesGetEnvelopesShares200Response, EnvelopesGetEnvelopesSharesResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_getEnvelopesShares', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares');


/**
 * The input of `envelopesCreateEnvelopesShares`.
 */
export interface EnvelopesCreateEnvelopesSharesInput {
    path: PathOf<EnvelopesCreateEnvelopesSharesParams>;
    body: EnvelopesCreateEnvelopesSharesBody;
}
/**
 * Share an envelope with other users.
 *
 * Gives users of the account access to one envelope. It appears in their list of shared
 * envelopes, and they can read or manage it. Each entry succeeds or fails on its own: an entry
 * that fails contains `errorDetails`. Only the sender of the envelope and administrators can
 * share it.
 *
 * Envelopes_createEnvelopesShares: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares`
 */
export const envelopesCreateEnvelopesShares: Operation<EnvelopesCreateEnvelopesSharesInput, EnvelopesCreateEnvelopesShares201Response, EnvelopesCreateEnvelopesSharesResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_createEnvelopesShares', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares');


/**
 * The input of `envelopesUpdateEnvelopesShares`.
 */
export interface EnvelopesUpdateEnvelopesSharesInput {
    path: PathOf<EnvelopesUpdateEnvelopesSharesParams>;
    body: EnvelopesUpdateEnvelopesSharesBody;
}
/**
 * Change the shares of an envelope.
 *
 * Changes the access of the users in the request. Each entry succeeds or fails on its own: an
 * entry that fails contains `errorDetails`. Users that are omitted keep their access.
 *
 * Envelopes_updateEnvelopesShares: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares`
 */
export const envelopesUpdateEnvelopesShares: Operation<EnvelopesUpdateEnvelopesSharesInput, EnvelopesUpdateEnvelopesShares200Response, EnvelopesUpdateEnvelopesSharesResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_updateEnvelopesShares', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares');


/**
 * The input of `envelopesDeleteEnvelopesShares`.
 */
export interface EnvelopesDeleteEnvelopesSharesInput {
    path: PathOf<EnvelopesDeleteEnvelopesSharesParams>;
    body: EnvelopesDeleteEnvelopesSharesBody;
}
/**
 * Stop sharing an envelope with users.
 *
 * Ends the access of the users in the request. Users without access are ignored. The response
 * has no body.
 *
 * Envelopes_deleteEnvelopesShares: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares`
 */
export const envelopesDeleteEnvelopesShares: Operation<EnvelopesDeleteEnvelopesSharesInput, EnvelopesDeleteEnvelopesShares200Response, EnvelopesDeleteEnvelopesSharesResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_deleteEnvelopesShares', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares');


/**
 * The input of `envelopesGetEnvelopesShare`.
 */
export interface EnvelopesGetEnvelopesShareInput {
    path: PathOf<EnvelopesGetEnvelopesShareParams>;
}
/**
 * Read a share of an envelope.
 *
 * Returns one share of the envelope.
 *
 * Envelopes_getEnvelopesShare: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares/{shareId}`
 */
export const envelopesGetEnvelopesShare: Operation<EnvelopesGetEnvelopesShareInput, EnvelopesGetEnvelopesShare200Response, EnvelopesGetEnvelopesShareResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_getEnvelopesShare', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares/{shareId}');


/**
 * The input of `envelopesUpdateEnvelopesShare`.
 */
export interface EnvelopesUpdateEnvelopesShareInput {
    path: PathOf<EnvelopesUpdateEnvelopesShareParams>;
    body: EnvelopesUpdateEnvelopesShareBody;
}
/**
 * Change a share of an envelope.
 *
 * Changes what a user may do with the envelope.
 *
 * Envelopes_updateEnvelopesShare: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares/{shareId}`
 */
export const envelopesUpdateEnvelopesShare: Operation<EnvelopesUpdateEnvelopesShareInput, EnvelopesUpdateEnvelopesShare200Response, EnvelopesUpdateEnvelopesShareResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_updateEnvelopesShare', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares/{shareId}');


/**
 * The input of `envelopesDeleteEnvelopesShare`.
 */
export interface EnvelopesDeleteEnvelopesShareInput {
    path: PathOf<EnvelopesDeleteEnvelopesShareParams>;
}
/**
 * Delete a share of an envelope.
 *
 * Ends the access of one user to the envelope. The response has no body.
 *
 * Envelopes_deleteEnvelopesShare: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares/{shareId}`
 */
export const envelopesDeleteEnvelopesShare: Operation<EnvelopesDeleteEnvelopesShareInput, EnvelopesDeleteEnvelopesShare200Response, EnvelopesDeleteEnvelopesShareResponses, 'esign'> = /* @__PURE__ */ operation('Envelopes_deleteEnvelopesShare', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares/{shareId}');


/**
 * The input of `envelopesGetSharedEnvelopes`.
 */
export interface EnvelopesGetSharedEnvelopesInput {
    path?: PathOf<EnvelopesGetSharedEnvelopesParams> | undefined;
    query?: EnvelopesGetSharedEnvelopesQueryParams | undefined;
}
/**
 * List the envelopes that others shared with the caller.
 *
 * Returns the envelopes to which the caller has access because their senders shared them one by
 * one. Envelopes of users whose whole access is shared are not included.
 *
 * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next
 * page.
 *
 * Envelopes_getSharedEnvelopes: `GET /v2.1/accounts/{accountId}/envelopes/shared`
 */
export const envelopesGetSharedEnvelopes: PagedOperation<EnvelopesGetSharedEnvelopesInput, EnvelopesGetSharedEnvelopes200Response, EnvelopesGetSharedEnvelopesResponses, NonNullable<EnvelopesGetSharedEnvelopes200Response['envelopes']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Envelopes_getSharedEnvelopes', 'GET', '/v2.1/accounts/{accountId}/envelopes/shared', {
    paging: {
        items: 'envelopes',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});

