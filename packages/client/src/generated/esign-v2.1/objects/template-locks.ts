// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateLocksCreate201Response, TemplateLocksCreateResponses, TemplateLocksDelete200Response, TemplateLocksDeleteResponses, TemplateLocksGet200Response, TemplateLocksGetResponses, TemplateLocksUpdate200Response, TemplateLocksUpdateResponses } from '@countersign/types/esign-v2.1/template-locks';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateLocksCreateInput, TemplateLocksDeleteInput, TemplateLocksGetInput, TemplateLocksUpdateInput } from '../template-locks.js';
import { templateLocksCreate, templateLocksDelete, templateLocksGet, templateLocksUpdate } from '../template-locks.js';
/**
 * The right to change a template alone for a while.
 */
export interface TemplateLocks {
    /**
     * Read the lock of a template.
     *
     * Tells who holds the lock on a template, for what and until when. Only the owner of the lock
     * sees its token, in the body and in the `X-DocuSign-Edit` header of the answer; this is how a
     * client that lost the token gets it back.
     *
     * TemplateLocks_get: `GET /v2.1/accounts/{accountId}/templates/{templateId}/lock`
     */
    get(input: TemplateLocksGetInput, options?: CallOptions): Call<TemplateLocksGet200Response, TemplateLocksGetResponses>;
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
    create(input: TemplateLocksCreateInput, options?: CallOptions): Call<TemplateLocksCreate201Response, TemplateLocksCreateResponses>;
    /**
     * Extend the lock of a template.
     *
     * Sets how long the lock on a template lasts, counted from now, and under which application name.
     * Only the owner may do so, and proves it with the token in the `X-DocuSign-Edit` header.
     *
     * TemplateLocks_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/lock`
     */
    update(input: TemplateLocksUpdateInput, options?: CallOptions): Call<TemplateLocksUpdate200Response, TemplateLocksUpdateResponses>;
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
    delete(input: TemplateLocksDeleteInput, options?: CallOptions): Call<TemplateLocksDelete200Response, TemplateLocksDeleteResponses>;
}
/**
 * Makes the functions of TemplateLocks into methods of one object.
 */
export function templateLocks(client: Client): TemplateLocks {
    return {
        get: templateLocksGet.bind(null, client),
        create: templateLocksCreate.bind(null, client),
        update: templateLocksUpdate.bind(null, client),
        delete: templateLocksDelete.bind(null, client)
    };
}

