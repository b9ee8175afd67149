// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { IdentityProvidersGetIdentityProviders200Response, IdentityProvidersGetIdentityProvidersResponses } from '@countersign/types/admin-v2/identity-providers';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { IdentityProvidersGetIdentityProvidersInput } from '../identity-providers.js';
import { identityProvidersGetIdentityProviders } from '../identity-providers.js';
/**
 * The services that confirm who the users of an organization are, so that these users need no
 * password of their own.
 */
export interface IdentityProviders {
    /**
     * List the identity providers of an organization.
     *
     * Returns the identity providers through which users of the organization log in, with their settings
     * and certificates. A reserved domain names the provider that its users log in with. The list is not
     * paged.
     *
     * IdentityProviders_getIdentityProviders: `GET /v2/organizations/{organizationId}/identity_providers`
     *
     * The token needs the scope `identity_provider_read`.
     */
    getIdentityProviders(input?: IdentityProvidersGetIdentityProvidersInput, options?: CallOptions): Call<IdentityProvidersGetIdentityProviders200Response, IdentityProvidersGetIdentityProvidersResponses>;
}
/**
 * Creates an object whose methods are the functions of IdentityProviders.
 */
export function identityProviders(client: Client<'admin'>): IdentityProviders {
    return {
        getIdentityProviders: identityProvidersGetIdentityProviders.bind(null, client)
    };
}

