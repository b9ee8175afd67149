/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateRecipientsCreate201Response, TemplateRecipientsCreateBody, TemplateRecipientsCreateHeader, TemplateRecipientsCreateParams, TemplateRecipientsCreateQueryParams, TemplateRecipientsCreateResponses, TemplateRecipientsCreateTemplateRecipientPreview201Response, TemplateRecipientsCreateTemplateRecipientPreviewBody, TemplateRecipientsCreateTemplateRecipientPreviewParams, TemplateRecipientsCreateTemplateRecipientPreviewResponses, TemplateRecipientsDelete200Response, TemplateRecipientsDeleteBody, TemplateRecipientsDeleteHeader, TemplateRecipientsDeleteList200Response, TemplateRecipientsDeleteListBody, TemplateRecipientsDeleteListHeader, TemplateRecipientsDeleteListParams, TemplateRecipientsDeleteListResponses, TemplateRecipientsDeleteParams, TemplateRecipientsDeleteResponses, TemplateRecipientsList200Response, TemplateRecipientsListParams, TemplateRecipientsListQueryParams, TemplateRecipientsListResponses, TemplateRecipientsUpdate200Response, TemplateRecipientsUpdateBody, TemplateRecipientsUpdateHeader, TemplateRecipientsUpdateParams, TemplateRecipientsUpdateQueryParams, TemplateRecipientsUpdateResponses } from '@countersign/types/esign-v2.1/template-recipients';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `templateRecipientsList` takes.
 */
export interface TemplateRecipientsListInput {
    path: PathOf<TemplateRecipientsListParams>;
    query?: TemplateRecipientsListQueryParams | undefined;
}
/**
 * List the recipients of a template.
 *
 * Gives the roles of a template and the people who are named in it, one list for each kind. A
 * role has a `roleName` but neither name nor e-mail address. `include_tabs` adds the tabs of
 * each.
 *
 * TemplateRecipients_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
 */
export const templateRecipientsList: Operation<TemplateRecipientsListInput, TemplateRecipientsList200Response, TemplateRecipientsListResponses> = /* @__PURE__ */ operation('TemplateRecipients_list', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients');


/**
 * What `templateRecipientsCreate` takes.
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
 * Adds roles or people to a template. Each needs a `recipientId` that nobody else in the template
 * has, and a role its `roleName`; name and e-mail address may be missing. Tabs may come along with
 * them. Nobody is notified, neither now nor in envelopes that were made before.
 *
 * A document can be kept from a recipient only if the administrator has switched on document
 * visibility for the account and the recipient has no tab on it; copies, certified deliveries,
 * editors and agents always see all documents.
 *
 * A template has 100 recipients at most. Whoever holds a lock on it sends it in `X-DocuSign-Edit`.
 *
 * TemplateRecipients_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
 */
export const templateRecipientsCreate: Operation<TemplateRecipientsCreateInput, TemplateRecipientsCreate201Response, TemplateRecipientsCreateResponses> = /* @__PURE__ */ operation('TemplateRecipients_create', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients');


/**
 * What `templateRecipientsUpdate` takes.
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
 * Changes roles and people of a template, found by their `recipientId`; one that the template does
 * not have is added. Fields that are left out stay as they are. Tabs in the request are ignored;
 * they have operations of their own.
 *
 * A document can be kept from a recipient only if the administrator has switched on document
 * visibility for the account and the recipient has no tab on it; copies, certified deliveries,
 * editors and agents always see all documents.
 *
 * As nobody has signed, no change is refused on account of a recipient's status, and nobody is
 * notified. Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * TemplateRecipients_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
 */
export const templateRecipientsUpdate: Operation<TemplateRecipientsUpdateInput, TemplateRecipientsUpdate200Response, TemplateRecipientsUpdateResponses> = /* @__PURE__ */ operation('TemplateRecipients_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients');


/**
 * What `templateRecipientsDeleteList` takes.
 */
export interface TemplateRecipientsDeleteListInput {
    path: PathOf<TemplateRecipientsDeleteListParams>;
    header?: TemplateRecipientsDeleteListHeader | undefined;
    body: TemplateRecipientsDeleteListBody;
}
/**
 * Remove several recipients from a template.
 *
 * Takes the recipients whose IDs are in the body out of a template, together with their tabs.
 * Envelopes that were made from the template before keep theirs.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * TemplateRecipients_deleteList: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
 */
export const templateRecipientsDeleteList: Operation<TemplateRecipientsDeleteListInput, TemplateRecipientsDeleteList200Response, TemplateRecipientsDeleteListResponses> = /* @__PURE__ */ operation('TemplateRecipients_deleteList', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients');


/**
 * What `templateRecipientsDelete` takes.
 */
export interface TemplateRecipientsDeleteInput {
    path: PathOf<TemplateRecipientsDeleteParams>;
    header?: TemplateRecipientsDeleteHeader | undefined;
    body?: TemplateRecipientsDeleteBody | undefined;
}
/**
 * Remove one recipient from a template.
 *
 * Takes the recipient in the path out of a template, together with the tabs of that recipient.
 * Envelopes that were made from the template before keep theirs. The body may repeat which
 * recipient is meant, and may be missing.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * TemplateRecipients_delete: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}`
 */
export const templateRecipientsDelete: Operation<TemplateRecipientsDeleteInput, TemplateRecipientsDelete200Response, TemplateRecipientsDeleteResponses> = /* @__PURE__ */ operation('TemplateRecipients_delete', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}');


/**
 * What `templateRecipientsCreateTemplateRecipientPreview` takes.
 */
export interface TemplateRecipientsCreateTemplateRecipientPreviewInput {
    path: PathOf<TemplateRecipientsCreateTemplateRecipientPreviewParams>;
    body: TemplateRecipientsCreateTemplateRecipientPreviewBody;
}
/**
 * Preview how a recipient will see a template.
 *
 * Makes the address of a page that shows what a recipient of a template will see, tabs included.
 * Nothing that is done there changes the template, and nobody can sign there. It works for a role as
 * well, before anybody has taken it. A document that is hidden from the recipient is missing from
 * the page too.
 *
 * The address must be opened at once; it works one time. `returnUrl` then gets the outcome as the
 * query parameter `event`.
 *
 * TemplateRecipients_createTemplateRecipientPreview: `POST /v2.1/accounts/{accountId}/templates/{templateId}/views/recipient_preview`
 */
export const templateRecipientsCreateTemplateRecipientPreview: Operation<TemplateRecipientsCreateTemplateRecipientPreviewInput, TemplateRecipientsCreateTemplateRecipientPreview201Response, TemplateRecipientsCreateTemplateRecipientPreviewResponses> = /* @__PURE__ */ operation('TemplateRecipients_createTemplateRecipientPreview', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/views/recipient_preview');

