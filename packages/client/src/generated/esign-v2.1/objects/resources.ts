// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ResourcesGetResources200Response, ResourcesGetResourcesResponses } from '@countersign/types/esign-v2.1/resources';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ResourcesGetResourcesInput } from '../resources.js';
import { resourcesGetResources } from '../resources.js';
/**
 * The resources of the API.
 */
export interface Resources {
    /**
     * List the resources of the API.
     *
     * Returns the resources of this version of the API, each with its base URL. The call does
     * not require an access token.
     *
     * Resources_getResources: `GET /v2.1`
     */
    getResources(input?: ResourcesGetResourcesInput, options?: CallOptions): Call<ResourcesGetResources200Response, ResourcesGetResourcesResponses>;
}
/**
 * Creates an object whose methods are the functions of Resources.
 */
export function resources(client: Client<'esign'>): Resources {
    return {
        getResources: resourcesGetResources.bind(null, client)
    };
}

