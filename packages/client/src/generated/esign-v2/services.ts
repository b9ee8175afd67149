/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ServicesGet200Response, ServicesGetResponses } from '@countersign/types/esign-v2/services';
import type { Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `servicesGet` takes.
 */
export interface ServicesGetInput {
}
/**
 * Read which versions the service has.
 *
 * Tells which versions of the interface the service has, under which addresses they are, and
 * which build answers. The call needs no token, so that a client can make it before anything else.
 *
 * Services_get: `GET /service_information`
 */
export const servicesGet: Operation<ServicesGetInput, ServicesGet200Response, ServicesGetResponses> = /* @__PURE__ */ operation('Services_get', 'GET', '/service_information');

