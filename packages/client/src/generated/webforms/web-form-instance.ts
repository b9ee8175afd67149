/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { WebFormInstanceCreateInstance200Response, WebFormInstanceCreateInstanceBody, WebFormInstanceCreateInstanceParams, WebFormInstanceCreateInstanceResponses, WebFormInstanceGetInstance200Response, WebFormInstanceGetInstanceParams, WebFormInstanceGetInstanceResponses, WebFormInstanceListInstances200Response, WebFormInstanceListInstancesParams, WebFormInstanceListInstancesQueryParams, WebFormInstanceListInstancesResponses, WebFormInstanceRefreshToken200Response, WebFormInstanceRefreshTokenParams, WebFormInstanceRefreshTokenResponses } from '@countersign/types/webforms/web-form-instance';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `webFormInstanceListInstances`.
 */
export interface WebFormInstanceListInstancesInput {
    path: PathOf<WebFormInstanceListInstancesParams>;
    query?: WebFormInstanceListInstancesQueryParams | undefined;
}
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
export const webFormInstanceListInstances: Operation<WebFormInstanceListInstancesInput, WebFormInstanceListInstances200Response, WebFormInstanceListInstancesResponses, 'webforms'> = /* @__PURE__ */ operation('WebFormInstance_ListInstances', 'GET', '/api/webforms/v1.1/accounts/{accountId}/forms/{formId}/instances');


/**
 * The input of `webFormInstanceCreateInstance`.
 */
export interface WebFormInstanceCreateInstanceInput {
    path: PathOf<WebFormInstanceCreateInstanceParams>;
    body: WebFormInstanceCreateInstanceBody;
}
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
export const webFormInstanceCreateInstance: Operation<WebFormInstanceCreateInstanceInput, WebFormInstanceCreateInstance200Response, WebFormInstanceCreateInstanceResponses, 'webforms'> = /* @__PURE__ */ operation('WebFormInstance_CreateInstance', 'POST', '/api/webforms/v1.1/accounts/{accountId}/forms/{formId}/instances');


/**
 * The input of `webFormInstanceGetInstance`.
 */
export interface WebFormInstanceGetInstanceInput {
    path: PathOf<WebFormInstanceGetInstanceParams>;
}
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
export const webFormInstanceGetInstance: Operation<WebFormInstanceGetInstanceInput, WebFormInstanceGetInstance200Response, WebFormInstanceGetInstanceResponses, 'webforms'> = /* @__PURE__ */ operation('WebFormInstance_GetInstance', 'GET', '/api/webforms/v1.1/accounts/{accountId}/forms/{formId}/instances/{instanceId}');


/**
 * The input of `webFormInstanceRefreshToken`.
 */
export interface WebFormInstanceRefreshTokenInput {
    path: PathOf<WebFormInstanceRefreshTokenParams>;
}
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
export const webFormInstanceRefreshToken: Operation<WebFormInstanceRefreshTokenInput, WebFormInstanceRefreshToken200Response, WebFormInstanceRefreshTokenResponses, 'webforms'> = /* @__PURE__ */ operation('WebFormInstance_RefreshToken', 'POST', '/api/webforms/v1.1/accounts/{accountId}/forms/{formId}/instances/{instanceId}/refresh');

