/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateLocksCreate201Response, TemplateLocksCreateBody, TemplateLocksCreateParams, TemplateLocksCreateResponses, TemplateLocksDelete200Response, TemplateLocksDeleteBody, TemplateLocksDeleteHeader, TemplateLocksDeleteParams, TemplateLocksDeleteQueryParams, TemplateLocksDeleteResponses, TemplateLocksGet200Response, TemplateLocksGetParams, TemplateLocksGetResponses, TemplateLocksUpdate200Response, TemplateLocksUpdateBody, TemplateLocksUpdateHeader, TemplateLocksUpdateParams, TemplateLocksUpdateResponses } from '@countersign/types/esign-v2.1/template-locks';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `templateLocksGet` takes.
 */
export interface TemplateLocksGetInput {
    path: PathOf<TemplateLocksGetParams>;
}
/**
 * Read the lock of a template.
 *
 * Tells who holds the lock on a template, for what and until when. Only the owner of the lock
 * sees its token, in the body and in the `X-DocuSign-Edit` header of the answer; this is how a
 * client that lost the token gets it back.
 *
 * TemplateLocks_get: `GET /v2.1/accounts/{accountId}/templates/{templateId}/lock`
 */
export const templateLocksGet: Operation<TemplateLocksGetInput, TemplateLocksGet200Response, TemplateLocksGetResponses> = /* @__PURE__ */ operation('TemplateLocks_get', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/lock');


/**
 * What `templateLocksCreate` takes.
 */
export interface TemplateLocksCreateInput {
    path: PathOf<TemplateLocksCreateParams>;
    body?: TemplateLocksCreateBody | undefined;
}
/**
 * Lock a template.
 *
 * Takes the lock on a template for the calling user, so that nobody else changes the template until
 * the lock is given back or its time runs out. The answer holds the token that every change must
 * then carry in the `X-DocuSign-Edit` header.
 *
 * A template has no status that stands in the way of a lock, but the user needs the right to lock
 * envelopes. A template with a password takes it in `templatePassword`. One that is already locked
 * cannot be locked again, not even by the same user.
 *
 * TemplateLocks_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/lock`
 */
export const templateLocksCreate: Operation<TemplateLocksCreateInput, TemplateLocksCreate201Response, TemplateLocksCreateResponses> = /* @__PURE__ */ operation('TemplateLocks_create', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/lock');


/**
 * What `templateLocksUpdate` takes.
 */
export interface TemplateLocksUpdateInput {
    path: PathOf<TemplateLocksUpdateParams>;
    header?: TemplateLocksUpdateHeader | undefined;
    body?: TemplateLocksUpdateBody | undefined;
}
/**
 * Extend the lock of a template.
 *
 * Sets how long the lock on a template lasts, counted from now, and under which application name.
 * Only the owner may do so, and proves it with the token in the `X-DocuSign-Edit` header.
 *
 * TemplateLocks_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/lock`
 */
export const templateLocksUpdate: Operation<TemplateLocksUpdateInput, TemplateLocksUpdate200Response, TemplateLocksUpdateResponses> = /* @__PURE__ */ operation('TemplateLocks_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/lock');


/**
 * What `templateLocksDelete` takes.
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
 * Gives the lock on a template back, so that others can change the template again. Changes that
 * were made under the lock are kept unless `save_changes` is `false`, which throws away what
 * stands on the scratch copy. The owner proves the right to do so with the token in the
 * `X-DocuSign-Edit` header. The body may name the password of a template that has one.
 *
 * TemplateLocks_delete: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/lock`
 */
export const templateLocksDelete: Operation<TemplateLocksDeleteInput, TemplateLocksDelete200Response, TemplateLocksDeleteResponses> = /* @__PURE__ */ operation('TemplateLocks_delete', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/lock');

