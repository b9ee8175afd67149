/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ServicesGet200Response, ServicesGetResponses } from '@countersign/types/esign-v2/services';
import type { Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `servicesGet`.
 */
export interface ServicesGetInput {
}
/**
 * Read the API versions of the service.
 *
 * Returns the API versions of the service, their base URLs, and the build of the service. The call
 * does not require an access token, so that a client can make it before any other call.
 *
 * Services_get: `GET /service_information`
 */
export const servicesGet: Operation<ServicesGetInput, ServicesGet200Response, ServicesGetResponses, 'esign'> = /* @__PURE__ */ operation('Services_get', 'GET', '/service_information');

