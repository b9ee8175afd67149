/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ResourcesGet200Response, ResourcesGetResponses } from '@countersign/types/esign-v2/resources';
import type { Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `resourcesGet` takes.
 */
export interface ResourcesGetInput {
}
/**
 * List the resources of the older version.
 *
 * Lists the resources that the older version of the interface has, each with the address under
 * which it begins. A client can find its way from there.
 *
 * Resources_get: `GET /v2`
 */
export const resourcesGet: Operation<ResourcesGetInput, ResourcesGet200Response, ResourcesGetResponses> = /* @__PURE__ */ operation('Resources_get', 'GET', '/v2');

