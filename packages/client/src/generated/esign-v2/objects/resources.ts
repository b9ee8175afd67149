// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ResourcesGet200Response, ResourcesGetResponses } from '@countersign/types/esign-v2/resources';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ResourcesGetInput } from '../resources.js';
import { resourcesGet } from '../resources.js';
/**
 * The resources of the older API version.
 */
export interface Resources {
    /**
     * List the resources of the older version.
     *
     * Returns the resources of the older API version, each with its base URL. A client can use it to
     * discover the API. The call does not require an access token.
     *
     * Resources_get: `GET /v2`
     */
    get(input?: ResourcesGetInput, options?: CallOptions): Call<ResourcesGet200Response, ResourcesGetResponses>;
}
/**
 * Creates an object whose methods are the functions of Resources.
 */
export function resources(client: Client<'esign'>): Resources {
    return {
        get: resourcesGet.bind(null, client)
    };
}

