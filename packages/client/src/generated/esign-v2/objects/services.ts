// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ServicesGet200Response, ServicesGetResponses } from '@countersign/types/esign-v2/services';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ServicesGetInput } from '../services.js';
import { servicesGet } from '../services.js';
/**
 * Information about the service that is available without an access token.
 */
export interface Services {
    /**
     * Read the API versions of the service.
     *
     * Returns the API versions of the service, their base URLs, and the build of the service. The call
     * does not require an access token, so that a client can make it before any other call.
     *
     * Services_get: `GET /service_information`
     */
    get(input?: ServicesGetInput, options?: CallOptions): Call<ServicesGet200Response, ServicesGetResponses>;
}
/**
 * Creates an object whose methods are the functions of Services.
 */
export function services(client: Client<'esign'>): Services {
    return {
        get: servicesGet.bind(null, client)
    };
}

