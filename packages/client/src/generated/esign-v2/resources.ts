/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ResourcesGet200Response, ResourcesGetResponses } from '@countersign/types/esign-v2/resources';
import type { Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `resourcesGet`.
 */
export interface ResourcesGetInput {
}
/**
 * List the resources of the older version.
 *
 * Returns the resources of the older API version, each with its base URL. A client can use it to
 * discover the API. The call does not require an access token.
 *
 * Resources_get: `GET /v2`
 */
export const resourcesGet: Operation<ResourcesGetInput, ResourcesGet200Response, ResourcesGetResponses, 'esign'> = /* @__PURE__ */ operation('Resources_get', 'GET', '/v2');

