/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ServiceInformationGetServiceInformation200Response, ServiceInformationGetServiceInformationResponses } from '@countersign/types/click/service-information';
import type { Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `serviceInformationGetServiceInformation`.
 */
export interface ServiceInformationGetServiceInformationInput {
}
/**
 * Read the API versions of Click.
 *
 * Returns the versions of the API and their URLs. The call does not require an access token.
 *
 * ServiceInformation_GetServiceInformation: `GET /clickapi/service_information`
 */
export const serviceInformationGetServiceInformation: Operation<ServiceInformationGetServiceInformationInput, ServiceInformationGetServiceInformation200Response, ServiceInformationGetServiceInformationResponses, 'click'> = /* @__PURE__ */ operation('ServiceInformation_GetServiceInformation', 'GET', '/clickapi/service_information');

