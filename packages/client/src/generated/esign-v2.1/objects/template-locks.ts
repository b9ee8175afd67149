// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateLocksCreate201Response, TemplateLocksCreateResponses, TemplateLocksDelete200Response, TemplateLocksDeleteResponses, TemplateLocksGet200Response, TemplateLocksGetResponses, TemplateLocksUpdate200Response, TemplateLocksUpdateResponses } from '@countersign/types/esign-v2.1/template-locks';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateLocksCreateInput, TemplateLocksDeleteInput, TemplateLocksGetInput, TemplateLocksUpdateInput } from '../template-locks.js';
import { templateLocksCreate, templateLocksDelete, templateLocksGet, templateLocksUpdate } from '../template-locks.js';
/**
 * A lock gives one user the exclusive right to change a template for a limited time.
 */
export interface TemplateLocks {
    /**
     * Read the lock of a template.
     *
     * Returns who holds the lock on a template, its type and its expiration. Only the owner of the lock
     * receives its token, in the response body and in the `X-DocuSign-Edit` header. A client that lost
     * the token can get it again in this way.
     *
     * TemplateLocks_get: `GET /v2.1/accounts/{accountId}/templates/{templateId}/lock`
     */
    get(input: TemplateLocksGetInput, options?: CallOptions): Call<TemplateLocksGet200Response, TemplateLocksGetResponses>;
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
    create(input: TemplateLocksCreateInput, options?: CallOptions): Call<TemplateLocksCreate201Response, TemplateLocksCreateResponses>;
    /**
     * Extend the lock of a template.
     *
     * Sets the duration of the lock on a template, counted from now, and its application name. Only the
     * owner can do this, and must send the token of the lock in the `X-DocuSign-Edit` header.
     *
     * TemplateLocks_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/lock`
     */
    update(input: TemplateLocksUpdateInput, options?: CallOptions): Call<TemplateLocksUpdate200Response, TemplateLocksUpdateResponses>;
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
    delete(input: TemplateLocksDeleteInput, options?: CallOptions): Call<TemplateLocksDelete200Response, TemplateLocksDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of TemplateLocks.
 */
export function templateLocks(client: Client<'esign'>): TemplateLocks {
    return {
        get: templateLocksGet.bind(null, client),
        create: templateLocksCreate.bind(null, client),
        update: templateLocksUpdate.bind(null, client),
        delete: templateLocksDelete.bind(null, client)
    };
}

