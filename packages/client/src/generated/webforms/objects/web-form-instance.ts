// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WebFormInstanceCreateInstance200Response, WebFormInstanceCreateInstanceResponses, WebFormInstanceGetInstance200Response, WebFormInstanceGetInstanceResponses, WebFormInstanceListInstances200Response, WebFormInstanceListInstancesResponses, WebFormInstanceRefreshToken200Response, WebFormInstanceRefreshTokenResponses } from '@countersign/types/webforms/web-form-instance';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { WebFormInstanceCreateInstanceInput, WebFormInstanceGetInstanceInput, WebFormInstanceListInstancesInput, WebFormInstanceRefreshTokenInput } from '../web-form-instance.js';
import { webFormInstanceCreateInstance, webFormInstanceGetInstance, webFormInstanceListInstances, webFormInstanceRefreshToken } from '../web-form-instance.js';
/**
 * One use of a form by one person, from the moment it is created to the envelope that its values
 * become. The person opens it with a token that is valid for five minutes and can be renewed.
 */
export interface WebFormInstance {
    /**
     * List the instances of a form.
     *
     * Returns the instances of a form, in the order in which they were created, without the values of
     * their fields. `client_user_id` limits the list to those of one person.
     *
     * WebFormInstance_ListInstances: `GET /api/webforms/v1.1/accounts/{accountId}/forms/{formId}/instances`
     *
     * The token needs the scope `webforms_instance_read`.
     */
    listInstances(input: WebFormInstanceListInstancesInput, options?: CallOptions): Call<WebFormInstanceListInstances200Response, WebFormInstanceListInstancesResponses>;
    /**
     * Create an instance of a form.
     *
     * Creates an instance for one person. To embed the form, set `clientUserId`, and open `formUrl` with
     * `#instanceToken=` and the token within five minutes. To have it sent by e-mail, set `sendOption`
     * and `recipients`: the envelope is then created at once. `formValues` fills in fields beforehand.
     * The form must be published and enabled.
     *
     * WebFormInstance_CreateInstance: `POST /api/webforms/v1.1/accounts/{accountId}/forms/{formId}/instances`
     *
     * The token needs the scope `webforms_instance_write`.
     */
    createInstance(input: WebFormInstanceCreateInstanceInput, options?: CallOptions): Call<WebFormInstanceCreateInstance200Response, WebFormInstanceCreateInstanceResponses>;
    /**
     * Read an instance.
     *
     * Returns an instance with its status, and once it is submitted, with the values of its fields and the
     * envelopes that were made of it.
     *
     * WebFormInstance_GetInstance: `GET /api/webforms/v1.1/accounts/{accountId}/forms/{formId}/instances/{instanceId}`
     *
     * The token needs the scope `webforms_instance_read`.
     */
    getInstance(input: WebFormInstanceGetInstanceInput, options?: CallOptions): Call<WebFormInstanceGetInstance200Response, WebFormInstanceGetInstanceResponses>;
    /**
     * Renew the token of an instance.
     *
     * Returns the instance with a new token, which is valid for five minutes. It works until the instance
     * expires, also after it was submitted.
     *
     * WebFormInstance_RefreshToken: `POST /api/webforms/v1.1/accounts/{accountId}/forms/{formId}/instances/{instanceId}/refresh`
     *
     * The token needs the scope `webforms_instance_write`.
     */
    refreshToken(input: WebFormInstanceRefreshTokenInput, options?: CallOptions): Call<WebFormInstanceRefreshToken200Response, WebFormInstanceRefreshTokenResponses>;
}
/**
 * Creates an object whose methods are the functions of WebFormInstance.
 */
export function webFormInstance(client: Client<'webforms'>): WebFormInstance {
    return {
        listInstances: webFormInstanceListInstances.bind(null, client),
        createInstance: webFormInstanceCreateInstance.bind(null, client),
        getInstance: webFormInstanceGetInstance.bind(null, client),
        refreshToken: webFormInstanceRefreshToken.bind(null, client)
    };
}

