// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ServiceInformationGetServiceInformation200Response, ServiceInformationGetServiceInformationResponses } from '@countersign/types/click/service-information';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ServiceInformationGetServiceInformationInput } from '../service-information.js';
import { serviceInformationGetServiceInformation } from '../service-information.js';
/**
 * The versions of the API and their addresses, which need no access token.
 */
export interface ServiceInformation {
    /**
     * Read the API versions of Click.
     *
     * Returns the versions of the API and their URLs. The call does not require an access token.
     *
     * ServiceInformation_GetServiceInformation: `GET /clickapi/service_information`
     */
    getServiceInformation(input?: ServiceInformationGetServiceInformationInput, options?: CallOptions): Call<ServiceInformationGetServiceInformation200Response, ServiceInformationGetServiceInformationResponses>;
}
/**
 * Creates an object whose methods are the functions of ServiceInformation.
 */
export function serviceInformation(client: Client<'click'>): ServiceInformation {
    return {
        getServiceInformation: serviceInformationGetServiceInformation.bind(null, client)
    };
}

