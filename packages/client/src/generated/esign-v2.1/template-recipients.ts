/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateRecipientsCreate201Response, TemplateRecipientsCreateBody, TemplateRecipientsCreateHeader, TemplateRecipientsCreateParams, TemplateRecipientsCreateQueryParams, TemplateRecipientsCreateResponses, TemplateRecipientsCreateTemplateRecipientPreview201Response, TemplateRecipientsCreateTemplateRecipientPreviewBody, TemplateRecipientsCreateTemplateRecipientPreviewParams, TemplateRecipientsCreateTemplateRecipientPreviewResponses, TemplateRecipientsDelete200Response, TemplateRecipientsDeleteBody, TemplateRecipientsDeleteHeader, TemplateRecipientsDeleteList200Response, TemplateRecipientsDeleteListBody, TemplateRecipientsDeleteListHeader, TemplateRecipientsDeleteListParams, TemplateRecipientsDeleteListResponses, TemplateRecipientsDeleteParams, TemplateRecipientsDeleteResponses, TemplateRecipientsList200Response, TemplateRecipientsListParams, TemplateRecipientsListQueryParams, TemplateRecipientsListResponses, TemplateRecipientsUpdate200Response, TemplateRecipientsUpdateBody, TemplateRecipientsUpdateHeader, TemplateRecipientsUpdateParams, TemplateRecipientsUpdateQueryParams, TemplateRecipientsUpdateResponses } from '@countersign/types/esign-v2.1/template-recipients';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `templateRecipientsList`.
 */
export interface TemplateRecipientsListInput {
    path: PathOf<TemplateRecipientsListParams>;
    query?: TemplateRecipientsListQueryParams | undefined;
}
/**
 * List the recipients of a template.
 *
 * Returns the roles and the named recipients of a template, with one array for each type. A role has
 * a `roleName`, but no name or e-mail address. `include_tabs` adds the tabs of each recipient.
 *
 * TemplateRecipients_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
 */
export const templateRecipientsList: Operation<TemplateRecipientsListInput, TemplateRecipientsList200Response, TemplateRecipientsListResponses, 'esign'> = /* @__PURE__ */ operation('TemplateRecipients_list', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients');


/**
 * The input of `templateRecipientsCreate`.
 */
export interface TemplateRecipientsCreateInput {
    path: PathOf<TemplateRecipientsCreateParams>;
    query?: TemplateRecipientsCreateQueryParams | undefined;
    header?: TemplateRecipientsCreateHeader | undefined;
    body: TemplateRecipientsCreateBody;
}
/**
 * Add recipients to a template.
 *
 * Adds roles or recipients to a template. Each requires a `recipientId` that is unique in the
 * template, and a role also requires its `roleName`. The name and e-mail address can be omitted.
 * Tabs can be included. The service does not send notifications, and existing envelopes are not
 * changed.
 *
 * A document can only be hidden from a recipient if the administrator has enabled document
 * visibility for the account and the recipient does not have a tab on it. Carbon copies, certified
 * deliveries, editors and agents always see all documents.
 *
 * A template can have up to 100 recipients. If the caller holds a lock on the template, send it in
 * `X-DocuSign-Edit`.
 *
 * TemplateRecipients_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
 */
export const templateRecipientsCreate: Operation<TemplateRecipientsCreateInput, TemplateRecipientsCreate201Response, TemplateRecipientsCreateResponses, 'esign'> = /* @__PURE__ */ operation('TemplateRecipients_create', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients');


/**
 * The input of `templateRecipientsUpdate`.
 */
export interface TemplateRecipientsUpdateInput {
    path: PathOf<TemplateRecipientsUpdateParams>;
    query?: TemplateRecipientsUpdateQueryParams | undefined;
    header?: TemplateRecipientsUpdateHeader | undefined;
    body: TemplateRecipientsUpdateBody;
}
/**
 * Change the recipients of a template.
 *
 * Changes roles and recipients of a template, each identified by its `recipientId`. A recipient that
 * the template does not have is added. Omitted fields are not changed. Tabs in the request are
 * ignored, because they have separate operations.
 *
 * A document can only be hidden from a recipient if the administrator has enabled document
 * visibility for the account and the recipient does not have a tab on it. Carbon copies, certified
 * deliveries, editors and agents always see all documents.
 *
 * Because a template is not signed, no change is rejected because of a recipient's status, and no
 * notifications are sent. If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * TemplateRecipients_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
 */
export const templateRecipientsUpdate: Operation<TemplateRecipientsUpdateInput, TemplateRecipientsUpdate200Response, TemplateRecipientsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('TemplateRecipients_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients');


/**
 * The input of `templateRecipientsDeleteList`.
 */
export interface TemplateRecipientsDeleteListInput {
    path: PathOf<TemplateRecipientsDeleteListParams>;
    header?: TemplateRecipientsDeleteListHeader | undefined;
    body: TemplateRecipientsDeleteListBody;
}
/**
 * Remove several recipients from a template.
 *
 * Deletes recipients from a template, together with their tabs. The request body contains the IDs of
 * the recipients. Existing envelopes are not changed.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * TemplateRecipients_deleteList: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
 */
export const templateRecipientsDeleteList: Operation<TemplateRecipientsDeleteListInput, TemplateRecipientsDeleteList200Response, TemplateRecipientsDeleteListResponses, 'esign'> = /* @__PURE__ */ operation('TemplateRecipients_deleteList', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients');


/**
 * The input of `templateRecipientsDelete`.
 */
export interface TemplateRecipientsDeleteInput {
    path: PathOf<TemplateRecipientsDeleteParams>;
    header?: TemplateRecipientsDeleteHeader | undefined;
    body?: TemplateRecipientsDeleteBody | undefined;
}
/**
 * Remove one recipient from a template.
 *
 * Deletes the recipient in the path from a template, together with the recipient's tabs. Existing
 * envelopes are not changed. The request body is optional, and can contain the recipient again.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * TemplateRecipients_delete: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}`
 */
export const templateRecipientsDelete: Operation<TemplateRecipientsDeleteInput, TemplateRecipientsDelete200Response, TemplateRecipientsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('TemplateRecipients_delete', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}');


/**
 * The input of `templateRecipientsCreateTemplateRecipientPreview`.
 */
export interface TemplateRecipientsCreateTemplateRecipientPreviewInput {
    path: PathOf<TemplateRecipientsCreateTemplateRecipientPreviewParams>;
    body: TemplateRecipientsCreateTemplateRecipientPreviewBody;
}
/**
 * Preview a template for a recipient.
 *
 * Creates the URL of a page that shows what a recipient of a template will see, including tabs.
 * Actions on the page do not change the template, and the page cannot be signed. It is also
 * available for a role without an assigned person. Documents that are hidden from the recipient are
 * omitted.
 *
 * The URL must be opened at once, and can be used once. `returnUrl` then receives the result in the
 * query parameter `event`.
 *
 * TemplateRecipients_createTemplateRecipientPreview: `POST /v2.1/accounts/{accountId}/templates/{templateId}/views/recipient_preview`
 */
export const templateRecipientsCreateTemplateRecipientPreview: Operation<TemplateRecipientsCreateTemplateRecipientPreviewInput, TemplateRecipientsCreateTemplateRecipientPreview201Response, TemplateRecipientsCreateTemplateRecipientPreviewResponses, 'esign'> = /* @__PURE__ */ operation('TemplateRecipients_createTemplateRecipientPreview', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/views/recipient_preview');

