/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ResourcesGetResources200Response, ResourcesGetResourcesResponses } from '@countersign/types/esign-v2.1/resources';
import type { Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `resourcesGetResources`.
 */
export interface ResourcesGetResourcesInput {
}
/**
 * List the resources of the API.
 *
 * Returns the resources of this version of the API, each with its base URL. The call does
 * not require an access token.
 *
 * Resources_getResources: `GET /v2.1`
 */
export const resourcesGetResources: Operation<ResourcesGetResourcesInput, ResourcesGetResources200Response, ResourcesGetResourcesResponses, 'esign'> = /* @__PURE__ */ operation('Resources_getResources', 'GET', '/v2.1');

