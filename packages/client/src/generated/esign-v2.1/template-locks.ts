/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateLocksCreate201Response, TemplateLocksCreateBody, TemplateLocksCreateParams, TemplateLocksCreateResponses, TemplateLocksDelete200Response, TemplateLocksDeleteBody, TemplateLocksDeleteHeader, TemplateLocksDeleteParams, TemplateLocksDeleteQueryParams, TemplateLocksDeleteResponses, TemplateLocksGet200Response, TemplateLocksGetParams, TemplateLocksGetResponses, TemplateLocksUpdate200Response, TemplateLocksUpdateBody, TemplateLocksUpdateHeader, TemplateLocksUpdateParams, TemplateLocksUpdateResponses } from '@countersign/types/esign-v2.1/template-locks';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `templateLocksGet`.
 */
export interface TemplateLocksGetInput {
    path: PathOf<TemplateLocksGetParams>;
}
/**
 * Read the lock of a template.
 *
 * Returns who holds the lock on a template, its type and its expiration. Only the owner of the lock
 * receives its token, in the response body and in the `X-DocuSign-Edit` header. A client that lost
 * the token can get it again in this way.
 *
 * TemplateLocks_get: `GET /v2.1/accounts/{accountId}/templates/{templateId}/lock`
 */
export const templateLocksGet: Operation<TemplateLocksGetInput, TemplateLocksGet200Response, TemplateLocksGetResponses, 'esign'> = /* @__PURE__ */ operation('TemplateLocks_get', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/lock');


/**
 * The input of `templateLocksCreate`.
 */
export interface TemplateLocksCreateInput {
    path: PathOf<TemplateLocksCreateParams>;
    body?: TemplateLocksCreateBody | undefined;
}
/**
 * Lock a template.
 *
 * Locks a template for the calling user, so that other users cannot change it until it is unlocked
 * or the lock expires. The response contains the token that every change must send in the
 * `X-DocuSign-Edit` header.
 *
 * A template can be locked in every status, but the user needs the right to lock envelopes. For a
 * template with a password, send it in `templatePassword`. A template that is already locked cannot
 * be locked again, even by the same user.
 *
 * TemplateLocks_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/lock`
 */
export const templateLocksCreate: Operation<TemplateLocksCreateInput, TemplateLocksCreate201Response, TemplateLocksCreateResponses, 'esign'> = /* @__PURE__ */ operation('TemplateLocks_create', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/lock');


/**
 * The input of `templateLocksUpdate`.
 */
export interface TemplateLocksUpdateInput {
    path: PathOf<TemplateLocksUpdateParams>;
    header?: TemplateLocksUpdateHeader | undefined;
    body?: TemplateLocksUpdateBody | undefined;
}
/**
 * Extend the lock of a template.
 *
 * Sets the duration of the lock on a template, counted from now, and its application name. Only the
 * owner can do this, and must send the token of the lock in the `X-DocuSign-Edit` header.
 *
 * TemplateLocks_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/lock`
 */
export const templateLocksUpdate: Operation<TemplateLocksUpdateInput, TemplateLocksUpdate200Response, TemplateLocksUpdateResponses, 'esign'> = /* @__PURE__ */ operation('TemplateLocks_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/lock');


/**
 * The input of `templateLocksDelete`.
 */
export interface TemplateLocksDeleteInput {
    path: PathOf<TemplateLocksDeleteParams>;
    query?: TemplateLocksDeleteQueryParams | undefined;
    header?: TemplateLocksDeleteHeader | undefined;
    body?: TemplateLocksDeleteBody | undefined;
}
/**
 * Unlock a template.
 *
 * Releases the lock on a template, so that other users can change the template again. Changes that
 * were made under the lock are kept unless `save_changes` is `false`, which discards the changes in
 * the working copy. The owner of the lock must send its token in the `X-DocuSign-Edit` header. If
 * the template has a password, the request body can contain it.
 *
 * TemplateLocks_delete: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/lock`
 */
export const templateLocksDelete: Operation<TemplateLocksDeleteInput, TemplateLocksDelete200Response, TemplateLocksDeleteResponses, 'esign'> = /* @__PURE__ */ operation('TemplateLocks_delete', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/lock');

