// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopesCreate201Response, EnvelopesCreateEnvelopeComments200Response, EnvelopesCreateEnvelopeCommentsResponses, EnvelopesCreateEnvelopeWorkflowStepDefinition201Response, EnvelopesCreateEnvelopeWorkflowStepDefinitionResponses, EnvelopesCreateEnvelopesShares201Response, EnvelopesCreateEnvelopesSharesResponses, EnvelopesCreateHistoricalEnvelopePublishTransaction201Response, EnvelopesCreateHistoricalEnvelopePublishTransactionResponses, EnvelopesCreateResponses, EnvelopesCreateTemplateWorkflowStepDefinition201Response, EnvelopesCreateTemplateWorkflowStepDefinitionResponses, EnvelopesDeleteDocumentPage200Response, EnvelopesDeleteDocumentPageResponses, EnvelopesDeleteEnvelopeDelayedRoutingDefinition200Response, EnvelopesDeleteEnvelopeDelayedRoutingDefinitionResponses, EnvelopesDeleteEnvelopeScheduledSendingDefinition200Response, EnvelopesDeleteEnvelopeScheduledSendingDefinitionResponses, EnvelopesDeleteEnvelopeWorkflowStepDefinition200Response, EnvelopesDeleteEnvelopeWorkflowStepDefinitionResponses, EnvelopesDeleteEnvelopesShare200Response, EnvelopesDeleteEnvelopesShareResponses, EnvelopesDeleteEnvelopesShares200Response, EnvelopesDeleteEnvelopesSharesResponses, EnvelopesDeleteTemplateDelayedRoutingDefinition200Response, EnvelopesDeleteTemplateDelayedRoutingDefinitionResponses, EnvelopesDeleteTemplateScheduledSendingDefinition200Response, EnvelopesDeleteTemplateScheduledSendingDefinitionResponses, EnvelopesDeleteTemplateWorkflowStepDefinition200Response, EnvelopesDeleteTemplateWorkflowStepDefinitionResponses, EnvelopesGet200Response, EnvelopesGetEnvelopeDelayedRoutingDefinition200Response, EnvelopesGetEnvelopeDelayedRoutingDefinitionResponses, EnvelopesGetEnvelopeDocGenFormFields200Response, EnvelopesGetEnvelopeDocGenFormFieldsResponses, EnvelopesGetEnvelopeScheduledSendingDefinition200Response, EnvelopesGetEnvelopeScheduledSendingDefinitionResponses, EnvelopesGetEnvelopeWorkflowStepDefinition200Response, EnvelopesGetEnvelopeWorkflowStepDefinitionResponses, EnvelopesGetEnvelopesShare200Response, EnvelopesGetEnvelopesShareResponses, EnvelopesGetEnvelopesShares200Response, EnvelopesGetEnvelopesSharesResponses, EnvelopesGetNotificationSettings200Response, EnvelopesGetNotificationSettingsResponses, EnvelopesGetPageImage200Response, EnvelopesGetPageImageResponses, EnvelopesGetPageImages200Response, EnvelopesGetPageImagesResponses, EnvelopesGetRecipientInitialsImage200Response, EnvelopesGetRecipientInitialsImageResponses, EnvelopesGetRecipientSignature200Response, EnvelopesGetRecipientSignatureImage200Response, EnvelopesGetRecipientSignatureImageResponses, EnvelopesGetRecipientSignatureResponses, EnvelopesGetResponses, EnvelopesGetSharedEnvelopes200Response, EnvelopesGetSharedEnvelopesResponses, EnvelopesGetTemplateDelayedRoutingDefinition200Response, EnvelopesGetTemplateDelayedRoutingDefinitionResponses, EnvelopesGetTemplateScheduledSendingDefinition200Response, EnvelopesGetTemplateScheduledSendingDefinitionResponses, EnvelopesGetTemplateWorkflowStepDefinition200Response, EnvelopesGetTemplateWorkflowStepDefinitionResponses, EnvelopesListAuditEvents200Response, EnvelopesListAuditEventsResponses, EnvelopesListStatus200Response, EnvelopesListStatusChanges200Response, EnvelopesListStatusChangesResponses, EnvelopesListStatusResponses, EnvelopesRotateDocumentPage200Response, EnvelopesRotateDocumentPageResponses, EnvelopesUpdate200Response, EnvelopesUpdateEnvelopeDelayedRoutingDefinition200Response, EnvelopesUpdateEnvelopeDelayedRoutingDefinitionResponses, EnvelopesUpdateEnvelopeDocGenFormFields200Response, EnvelopesUpdateEnvelopeDocGenFormFieldsResponses, EnvelopesUpdateEnvelopeScheduledSendingDefinition200Response, EnvelopesUpdateEnvelopeScheduledSendingDefinitionResponses, EnvelopesUpdateEnvelopeWorkflowStepDefinition200Response, EnvelopesUpdateEnvelopeWorkflowStepDefinitionResponses, EnvelopesUpdateEnvelopesShare200Response, EnvelopesUpdateEnvelopesShareResponses, EnvelopesUpdateEnvelopesShares200Response, EnvelopesUpdateEnvelopesSharesResponses, EnvelopesUpdateNotificationSettings200Response, EnvelopesUpdateNotificationSettingsResponses, EnvelopesUpdateRecipientInitialsImage200Response, EnvelopesUpdateRecipientInitialsImageResponses, EnvelopesUpdateRecipientSignatureImage200Response, EnvelopesUpdateRecipientSignatureImageResponses, EnvelopesUpdateResponses, EnvelopesUpdateTemplateDelayedRoutingDefinition200Response, EnvelopesUpdateTemplateDelayedRoutingDefinitionResponses, EnvelopesUpdateTemplateScheduledSendingDefinition200Response, EnvelopesUpdateTemplateScheduledSendingDefinitionResponses, EnvelopesUpdateTemplateWorkflowStepDefinition200Response, EnvelopesUpdateTemplateWorkflowStepDefinitionResponses } from '@countersign/types/esign-v2.1/envelopes';
import type { Call, DocumentCall, PagedCall, CallOptions, Client } from '../../../index.js';
import type { EnvelopesCreateEnvelopeCommentsInput, EnvelopesCreateEnvelopeWorkflowStepDefinitionInput, EnvelopesCreateEnvelopesSharesInput, EnvelopesCreateHistoricalEnvelopePublishTransactionInput, EnvelopesCreateInput, EnvelopesCreateTemplateWorkflowStepDefinitionInput, EnvelopesDeleteDocumentPageInput, EnvelopesDeleteEnvelopeDelayedRoutingDefinitionInput, EnvelopesDeleteEnvelopeScheduledSendingDefinitionInput, EnvelopesDeleteEnvelopeWorkflowStepDefinitionInput, EnvelopesDeleteEnvelopesShareInput, EnvelopesDeleteEnvelopesSharesInput, EnvelopesDeleteTemplateDelayedRoutingDefinitionInput, EnvelopesDeleteTemplateScheduledSendingDefinitionInput, EnvelopesDeleteTemplateWorkflowStepDefinitionInput, EnvelopesGetEnvelopeDelayedRoutingDefinitionInput, EnvelopesGetEnvelopeDocGenFormFieldsInput, EnvelopesGetEnvelopeScheduledSendingDefinitionInput, EnvelopesGetEnvelopeWorkflowStepDefinitionInput, EnvelopesGetEnvelopesShareInput, EnvelopesGetEnvelopesSharesInput, EnvelopesGetInput, EnvelopesGetNotificationSettingsInput, EnvelopesGetPageImageInput, EnvelopesGetPageImagesInput, EnvelopesGetRecipientInitialsImageInput, EnvelopesGetRecipientSignatureImageInput, EnvelopesGetRecipientSignatureInput, EnvelopesGetSharedEnvelopesInput, EnvelopesGetTemplateDelayedRoutingDefinitionInput, EnvelopesGetTemplateScheduledSendingDefinitionInput, EnvelopesGetTemplateWorkflowStepDefinitionInput, EnvelopesListAuditEventsInput, EnvelopesListStatusChangesInput, EnvelopesListStatusInput, EnvelopesRotateDocumentPageInput, EnvelopesUpdateEnvelopeDelayedRoutingDefinitionInput, EnvelopesUpdateEnvelopeDocGenFormFieldsInput, EnvelopesUpdateEnvelopeScheduledSendingDefinitionInput, EnvelopesUpdateEnvelopeWorkflowStepDefinitionInput, EnvelopesUpdateEnvelopesShareInput, EnvelopesUpdateEnvelopesSharesInput, EnvelopesUpdateInput, EnvelopesUpdateNotificationSettingsInput, EnvelopesUpdateRecipientInitialsImageInput, EnvelopesUpdateRecipientSignatureImageInput, EnvelopesUpdateTemplateDelayedRoutingDefinitionInput, EnvelopesUpdateTemplateScheduledSendingDefinitionInput, EnvelopesUpdateTemplateWorkflowStepDefinitionInput } from '../envelopes.js';
import { envelopesCreate, envelopesCreateEnvelopeComments, envelopesCreateEnvelopeWorkflowStepDefinition, envelopesCreateEnvelopesShares, envelopesCreateHistoricalEnvelopePublishTransaction, envelopesCreateTemplateWorkflowStepDefinition, envelopesDeleteDocumentPage, envelopesDeleteEnvelopeDelayedRoutingDefinition, envelopesDeleteEnvelopeScheduledSendingDefinition, envelopesDeleteEnvelopeWorkflowStepDefinition, envelopesDeleteEnvelopesShare, envelopesDeleteEnvelopesShares, envelopesDeleteTemplateDelayedRoutingDefinition, envelopesDeleteTemplateScheduledSendingDefinition, envelopesDeleteTemplateWorkflowStepDefinition, envelopesGet, envelopesGetEnvelopeDelayedRoutingDefinition, envelopesGetEnvelopeDocGenFormFields, envelopesGetEnvelopeScheduledSendingDefinition, envelopesGetEnvelopeWorkflowStepDefinition, envelopesGetEnvelopesShare, envelopesGetEnvelopesShares, envelopesGetNotificationSettings, envelopesGetPageImage, envelopesGetPageImages, envelopesGetRecipientInitialsImage, envelopesGetRecipientSignature, envelopesGetRecipientSignatureImage, envelopesGetSharedEnvelopes, envelopesGetTemplateDelayedRoutingDefinition, envelopesGetTemplateScheduledSendingDefinition, envelopesGetTemplateWorkflowStepDefinition, envelopesListAuditEvents, envelopesListStatus, envelopesListStatusChanges, envelopesRotateDocumentPage, envelopesUpdate, envelopesUpdateEnvelopeDelayedRoutingDefinition, envelopesUpdateEnvelopeDocGenFormFields, envelopesUpdateEnvelopeScheduledSendingDefinition, envelopesUpdateEnvelopeWorkflowStepDefinition, envelopesUpdateEnvelopesShare, envelopesUpdateEnvelopesShares, envelopesUpdateNotificationSettings, envelopesUpdateRecipientInitialsImage, envelopesUpdateRecipientSignatureImage, envelopesUpdateTemplateDelayedRoutingDefinition, envelopesUpdateTemplateScheduledSendingDefinition, envelopesUpdateTemplateWorkflowStepDefinition } from '../envelopes.js';
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
    getEnvelopeDocGenFormFields(input: EnvelopesGetEnvelopeDocGenFormFieldsInput, options?: CallOptions): Call<EnvelopesGetEnvelopeDocGenFormFields200Response, EnvelopesGetEnvelopeDocGenFormFieldsResponses>;
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
    updateEnvelopeDocGenFormFields(input: EnvelopesUpdateEnvelopeDocGenFormFieldsInput, options?: CallOptions): Call<EnvelopesUpdateEnvelopeDocGenFormFields200Response, EnvelopesUpdateEnvelopeDocGenFormFieldsResponses>;
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
     * Read when an envelope is scheduled to be sent.
     *
     * Returns the schedule for sending an envelope, and whether the countdown has started. `resumeDate`
     * is the time of sending, as soon as that is known. An envelope without a schedule gets the error
     * `RESOURCE_NOT_FOUND`.
     *
     * Envelopes_getEnvelopeScheduledSendingDefinition: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/scheduledSending`
     */
    getEnvelopeScheduledSendingDefinition(input: EnvelopesGetEnvelopeScheduledSendingDefinitionInput, options?: CallOptions): Call<EnvelopesGetEnvelopeScheduledSendingDefinition200Response, EnvelopesGetEnvelopeScheduledSendingDefinitionResponses>;
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
    updateEnvelopeScheduledSendingDefinition(input: EnvelopesUpdateEnvelopeScheduledSendingDefinitionInput, options?: CallOptions): Call<EnvelopesUpdateEnvelopeScheduledSendingDefinition200Response, EnvelopesUpdateEnvelopeScheduledSendingDefinitionResponses>;
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
    deleteEnvelopeScheduledSendingDefinition(input: EnvelopesDeleteEnvelopeScheduledSendingDefinitionInput, options?: CallOptions): Call<EnvelopesDeleteEnvelopeScheduledSendingDefinition200Response, EnvelopesDeleteEnvelopeScheduledSendingDefinitionResponses>;
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
    createEnvelopeWorkflowStepDefinition(input: EnvelopesCreateEnvelopeWorkflowStepDefinitionInput, options?: CallOptions): Call<EnvelopesCreateEnvelopeWorkflowStepDefinition201Response, EnvelopesCreateEnvelopeWorkflowStepDefinitionResponses>;
    /**
     * Read a step of the workflow of an envelope.
     *
     * Returns a step of the workflow of an envelope with its status, and the dates when the envelope
     * reached and left it.
     *
     * Envelopes_getEnvelopeWorkflowStepDefinition: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}`
     */
    getEnvelopeWorkflowStepDefinition(input: EnvelopesGetEnvelopeWorkflowStepDefinitionInput, options?: CallOptions): Call<EnvelopesGetEnvelopeWorkflowStepDefinition200Response, EnvelopesGetEnvelopeWorkflowStepDefinitionResponses>;
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
    updateEnvelopeWorkflowStepDefinition(input: EnvelopesUpdateEnvelopeWorkflowStepDefinitionInput, options?: CallOptions): Call<EnvelopesUpdateEnvelopeWorkflowStepDefinition200Response, EnvelopesUpdateEnvelopeWorkflowStepDefinitionResponses>;
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
    deleteEnvelopeWorkflowStepDefinition(input: EnvelopesDeleteEnvelopeWorkflowStepDefinitionInput, options?: CallOptions): Call<EnvelopesDeleteEnvelopeWorkflowStepDefinition200Response, EnvelopesDeleteEnvelopeWorkflowStepDefinitionResponses>;
    /**
     * Read the delay of a step in the workflow of an envelope.
     *
     * Returns the delay of a step and whether its countdown has started. `resumeDate` is the end of the
     * delay, as soon as that is known. A step without a delay gets the error `RESOURCE_NOT_FOUND`.
     *
     * Envelopes_getEnvelopeDelayedRoutingDefinition: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}/delayedRouting`
     */
    getEnvelopeDelayedRoutingDefinition(input: EnvelopesGetEnvelopeDelayedRoutingDefinitionInput, options?: CallOptions): Call<EnvelopesGetEnvelopeDelayedRoutingDefinition200Response, EnvelopesGetEnvelopeDelayedRoutingDefinitionResponses>;
    /**
     * Change the delay of a step in the workflow of an envelope.
     *
     * Sets or changes the delay of a step, as long as the delay is not over. If the countdown has
     * started, it starts again with the new delay. To end a running delay, set it to a minute. If the
     * caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
     *
     * Envelopes_updateEnvelopeDelayedRoutingDefinition: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}/delayedRouting`
     */
    updateEnvelopeDelayedRoutingDefinition(input: EnvelopesUpdateEnvelopeDelayedRoutingDefinitionInput, options?: CallOptions): Call<EnvelopesUpdateEnvelopeDelayedRoutingDefinition200Response, EnvelopesUpdateEnvelopeDelayedRoutingDefinitionResponses>;
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
    deleteEnvelopeDelayedRoutingDefinition(input: EnvelopesDeleteEnvelopeDelayedRoutingDefinitionInput, options?: CallOptions): Call<EnvelopesDeleteEnvelopeDelayedRoutingDefinition200Response, EnvelopesDeleteEnvelopeDelayedRoutingDefinitionResponses>;
    /**
     * Read the schedule for sending of a template.
     *
     * Returns the schedule for sending that envelopes get when they are created from the template. A
     * template without a schedule gets the error `RESOURCE_NOT_FOUND`.
     *
     * Envelopes_getTemplateScheduledSendingDefinition: `GET /v2.1/accounts/{accountId}/templates/{templateId}/workflow/scheduledSending`
     */
    getTemplateScheduledSendingDefinition(input: EnvelopesGetTemplateScheduledSendingDefinitionInput, options?: CallOptions): Call<EnvelopesGetTemplateScheduledSendingDefinition200Response, EnvelopesGetTemplateScheduledSendingDefinitionResponses>;
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
    updateTemplateScheduledSendingDefinition(input: EnvelopesUpdateTemplateScheduledSendingDefinitionInput, options?: CallOptions): Call<EnvelopesUpdateTemplateScheduledSendingDefinition200Response, EnvelopesUpdateTemplateScheduledSendingDefinitionResponses>;
    /**
     * Delete the schedule for sending of a template.
     *
     * Deletes the schedule for sending, so that envelopes that are created from the template are sent
     * immediately. Envelopes that were created from the template before are not changed. If the caller
     * holds a lock on the template, send it in `X-DocuSign-Edit`.
     *
     * Envelopes_deleteTemplateScheduledSendingDefinition: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/workflow/scheduledSending`
     */
    deleteTemplateScheduledSendingDefinition(input: EnvelopesDeleteTemplateScheduledSendingDefinitionInput, options?: CallOptions): Call<EnvelopesDeleteTemplateScheduledSendingDefinition200Response, EnvelopesDeleteTemplateScheduledSendingDefinitionResponses>;
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
    createTemplateWorkflowStepDefinition(input: EnvelopesCreateTemplateWorkflowStepDefinitionInput, options?: CallOptions): Call<EnvelopesCreateTemplateWorkflowStepDefinition201Response, EnvelopesCreateTemplateWorkflowStepDefinitionResponses>;
    /**
     * Read a step of the workflow of a template.
     *
     * Returns a step of the workflow of a template.
     *
     * Envelopes_getTemplateWorkflowStepDefinition: `GET /v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}`
     */
    getTemplateWorkflowStepDefinition(input: EnvelopesGetTemplateWorkflowStepDefinitionInput, options?: CallOptions): Call<EnvelopesGetTemplateWorkflowStepDefinition200Response, EnvelopesGetTemplateWorkflowStepDefinitionResponses>;
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
    updateTemplateWorkflowStepDefinition(input: EnvelopesUpdateTemplateWorkflowStepDefinitionInput, options?: CallOptions): Call<EnvelopesUpdateTemplateWorkflowStepDefinition200Response, EnvelopesUpdateTemplateWorkflowStepDefinitionResponses>;
    /**
     * Delete a step of the workflow of a template.
     *
     * Deletes a step of the workflow of a template. Envelopes that were created from the template before
     * are not changed. If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
     *
     * Envelopes_deleteTemplateWorkflowStepDefinition: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}`
     */
    deleteTemplateWorkflowStepDefinition(input: EnvelopesDeleteTemplateWorkflowStepDefinitionInput, options?: CallOptions): Call<EnvelopesDeleteTemplateWorkflowStepDefinition200Response, EnvelopesDeleteTemplateWorkflowStepDefinitionResponses>;
    /**
     * Read the delay of a step in the workflow of a template.
     *
     * Returns the delay of a step in the workflow of a template. A step without a delay gets the error
     * `RESOURCE_NOT_FOUND`.
     *
     * Envelopes_getTemplateDelayedRoutingDefinition: `GET /v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}/delayedRouting`
     */
    getTemplateDelayedRoutingDefinition(input: EnvelopesGetTemplateDelayedRoutingDefinitionInput, options?: CallOptions): Call<EnvelopesGetTemplateDelayedRoutingDefinition200Response, EnvelopesGetTemplateDelayedRoutingDefinitionResponses>;
    /**
     * Change the delay of a step in the workflow of a template.
     *
     * Sets or changes the delay of a step in the workflow of a template. The rules of a template can
     * only be durations (`delay`), not dates. Envelopes that were created from the template before are
     * not changed. If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
     *
     * Envelopes_updateTemplateDelayedRoutingDefinition: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}/delayedRouting`
     */
    updateTemplateDelayedRoutingDefinition(input: EnvelopesUpdateTemplateDelayedRoutingDefinitionInput, options?: CallOptions): Call<EnvelopesUpdateTemplateDelayedRoutingDefinition200Response, EnvelopesUpdateTemplateDelayedRoutingDefinitionResponses>;
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
    deleteTemplateDelayedRoutingDefinition(input: EnvelopesDeleteTemplateDelayedRoutingDefinitionInput, options?: CallOptions): Call<EnvelopesDeleteTemplateDelayedRoutingDefinition200Response, EnvelopesDeleteTemplateDelayedRoutingDefinitionResponses>;
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
    createEnvelopeComments(input: EnvelopesCreateEnvelopeCommentsInput, options?: CallOptions): Call<EnvelopesCreateEnvelopeComments200Response, EnvelopesCreateEnvelopeCommentsResponses>;
    /**
     * List the shares of an envelope.
     *
     * Returns the users who have access to the envelope because its sender shared it with them.
     *
     * Envelopes_getEnvelopesShares: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares`
     */
    getEnvelopesShares(input: EnvelopesGetEnvelopesSharesInput, options?: CallOptions): Call<EnvelopesGetEnvelopesShares200Response, EnvelopesGetEnvelopesSharesResponses>;
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
    createEnvelopesShares(input: EnvelopesCreateEnvelopesSharesInput, options?: CallOptions): Call<EnvelopesCreateEnvelopesShares201Response, EnvelopesCreateEnvelopesSharesResponses>;
    /**
     * Change the shares of an envelope.
     *
     * Changes the access of the users in the request. Each entry succeeds or fails on its own: an
     * entry that fails contains `errorDetails`. Users that are omitted keep their access.
     *
     * Envelopes_updateEnvelopesShares: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares`
     */
    updateEnvelopesShares(input: EnvelopesUpdateEnvelopesSharesInput, options?: CallOptions): Call<EnvelopesUpdateEnvelopesShares200Response, EnvelopesUpdateEnvelopesSharesResponses>;
    /**
     * Stop sharing an envelope with users.
     *
     * Ends the access of the users in the request. Users without access are ignored. The response
     * has no body.
     *
     * Envelopes_deleteEnvelopesShares: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares`
     */
    deleteEnvelopesShares(input: EnvelopesDeleteEnvelopesSharesInput, options?: CallOptions): Call<EnvelopesDeleteEnvelopesShares200Response, EnvelopesDeleteEnvelopesSharesResponses>;
    /**
     * Read a share of an envelope.
     *
     * Returns one share of the envelope.
     *
     * Envelopes_getEnvelopesShare: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares/{shareId}`
     */
    getEnvelopesShare(input: EnvelopesGetEnvelopesShareInput, options?: CallOptions): Call<EnvelopesGetEnvelopesShare200Response, EnvelopesGetEnvelopesShareResponses>;
    /**
     * Change a share of an envelope.
     *
     * Changes what a user may do with the envelope.
     *
     * Envelopes_updateEnvelopesShare: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares/{shareId}`
     */
    updateEnvelopesShare(input: EnvelopesUpdateEnvelopesShareInput, options?: CallOptions): Call<EnvelopesUpdateEnvelopesShare200Response, EnvelopesUpdateEnvelopesShareResponses>;
    /**
     * Delete a share of an envelope.
     *
     * Ends the access of one user to the envelope. The response has no body.
     *
     * Envelopes_deleteEnvelopesShare: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares/{shareId}`
     */
    deleteEnvelopesShare(input: EnvelopesDeleteEnvelopesShareInput, options?: CallOptions): Call<EnvelopesDeleteEnvelopesShare200Response, EnvelopesDeleteEnvelopesShareResponses>;
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
    getSharedEnvelopes(input?: EnvelopesGetSharedEnvelopesInput, options?: CallOptions): PagedCall<EnvelopesGetSharedEnvelopes200Response, EnvelopesGetSharedEnvelopesResponses, NonNullable<EnvelopesGetSharedEnvelopes200Response['envelopes']>[number]>;
}
/**
 * Creates an object whose methods are the functions of Envelopes.
 */
export function envelopes(client: Client<'esign'>): Envelopes {
    return {
        listStatusChanges: envelopesListStatusChanges.bind(null, client),
        create: envelopesCreate.bind(null, client),
        listStatus: envelopesListStatus.bind(null, client),
        get: envelopesGet.bind(null, client),
        update: envelopesUpdate.bind(null, client),
        listAuditEvents: envelopesListAuditEvents.bind(null, client),
        getEnvelopeDocGenFormFields: envelopesGetEnvelopeDocGenFormFields.bind(null, client),
        updateEnvelopeDocGenFormFields: envelopesUpdateEnvelopeDocGenFormFields.bind(null, client),
        getNotificationSettings: envelopesGetNotificationSettings.bind(null, client),
        updateNotificationSettings: envelopesUpdateNotificationSettings.bind(null, client),
        getEnvelopeScheduledSendingDefinition: envelopesGetEnvelopeScheduledSendingDefinition.bind(null, client),
        updateEnvelopeScheduledSendingDefinition: envelopesUpdateEnvelopeScheduledSendingDefinition.bind(null, client),
        deleteEnvelopeScheduledSendingDefinition: envelopesDeleteEnvelopeScheduledSendingDefinition.bind(null, client),
        createEnvelopeWorkflowStepDefinition: envelopesCreateEnvelopeWorkflowStepDefinition.bind(null, client),
        getEnvelopeWorkflowStepDefinition: envelopesGetEnvelopeWorkflowStepDefinition.bind(null, client),
        updateEnvelopeWorkflowStepDefinition: envelopesUpdateEnvelopeWorkflowStepDefinition.bind(null, client),
        deleteEnvelopeWorkflowStepDefinition: envelopesDeleteEnvelopeWorkflowStepDefinition.bind(null, client),
        getEnvelopeDelayedRoutingDefinition: envelopesGetEnvelopeDelayedRoutingDefinition.bind(null, client),
        updateEnvelopeDelayedRoutingDefinition: envelopesUpdateEnvelopeDelayedRoutingDefinition.bind(null, client),
        deleteEnvelopeDelayedRoutingDefinition: envelopesDeleteEnvelopeDelayedRoutingDefinition.bind(null, client),
        getTemplateScheduledSendingDefinition: envelopesGetTemplateScheduledSendingDefinition.bind(null, client),
        updateTemplateScheduledSendingDefinition: envelopesUpdateTemplateScheduledSendingDefinition.bind(null, client),
        deleteTemplateScheduledSendingDefinition: envelopesDeleteTemplateScheduledSendingDefinition.bind(null, client),
        createTemplateWorkflowStepDefinition: envelopesCreateTemplateWorkflowStepDefinition.bind(null, client),
        getTemplateWorkflowStepDefinition: envelopesGetTemplateWorkflowStepDefinition.bind(null, client),
        updateTemplateWorkflowStepDefinition: envelopesUpdateTemplateWorkflowStepDefinition.bind(null, client),
        deleteTemplateWorkflowStepDefinition: envelopesDeleteTemplateWorkflowStepDefinition.bind(null, client),
        getTemplateDelayedRoutingDefinition: envelopesGetTemplateDelayedRoutingDefinition.bind(null, client),
        updateTemplateDelayedRoutingDefinition: envelopesUpdateTemplateDelayedRoutingDefinition.bind(null, client),
        deleteTemplateDelayedRoutingDefinition: envelopesDeleteTemplateDelayedRoutingDefinition.bind(null, client),
        getPageImages: envelopesGetPageImages.bind(null, client),
        deleteDocumentPage: envelopesDeleteDocumentPage.bind(null, client),
        getPageImage: envelopesGetPageImage.bind(null, client),
        rotateDocumentPage: envelopesRotateDocumentPage.bind(null, client),
        getRecipientInitialsImage: envelopesGetRecipientInitialsImage.bind(null, client),
        updateRecipientInitialsImage: envelopesUpdateRecipientInitialsImage.bind(null, client),
        getRecipientSignature: envelopesGetRecipientSignature.bind(null, client),
        getRecipientSignatureImage: envelopesGetRecipientSignatureImage.bind(null, client),
        updateRecipientSignatureImage: envelopesUpdateRecipientSignatureImage.bind(null, client),
        createHistoricalEnvelopePublishTransaction: envelopesCreateHistoricalEnvelopePublishTransaction.bind(null, client),
        createEnvelopeComments: envelopesCreateEnvelopeComments.bind(null, client),
        getEnvelopesShares: envelopesGetEnvelopesShares.bind(null, client),
        createEnvelopesShares: envelopesCreateEnvelopesShares.bind(null, client),
        updateEnvelopesShares: envelopesUpdateEnvelopesShares.bind(null, client),
        deleteEnvelopesShares: envelopesDeleteEnvelopesShares.bind(null, client),
        getEnvelopesShare: envelopesGetEnvelopesShare.bind(null, client),
        updateEnvelopesShare: envelopesUpdateEnvelopesShare.bind(null, client),
        deleteEnvelopesShare: envelopesDeleteEnvelopesShare.bind(null, client),
        getSharedEnvelopes: envelopesGetSharedEnvelopes.bind(null, client)
    };
}

