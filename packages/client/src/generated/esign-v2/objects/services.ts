// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ServicesGet200Response, ServicesGetResponses } from '@countersign/types/esign-v2/services';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ServicesGetInput } from '../services.js';
import { servicesGet } from '../services.js';
/**
 * What the service tells of itself before anybody has a token.
 */
export interface Services {
    /**
     * Read which versions the service has.
     *
     * Tells which versions of the interface the service has, under which addresses they are, and
     * which build answers. The call needs no token, so that a client can make it before anything else.
     *
     * Services_get: `GET /service_information`
     */
    get(input?: ServicesGetInput, options?: CallOptions): Call<ServicesGet200Response, ServicesGetResponses>;
}
/**
 * Makes the functions of Services into methods of one object.
 */
export function services(client: Client): Services {
    return {
        get: servicesGet.bind(null, client)
    };
}

