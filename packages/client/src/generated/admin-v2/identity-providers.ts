/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { IdentityProvidersGetIdentityProviders200Response, IdentityProvidersGetIdentityProvidersParams, IdentityProvidersGetIdentityProvidersResponses } from '@countersign/types/admin-v2/identity-providers';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `identityProvidersGetIdentityProviders`.
 */
export interface IdentityProvidersGetIdentityProvidersInput {
    path?: PathOf<IdentityProvidersGetIdentityProvidersParams> | undefined;
}
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
export const identityProvidersGetIdentityProviders: Operation<IdentityProvidersGetIdentityProvidersInput, IdentityProvidersGetIdentityProviders200Response, IdentityProvidersGetIdentityProvidersResponses, 'admin'> = /* @__PURE__ */ operation('IdentityProviders_getIdentityProviders', 'GET', '/v2/organizations/{organizationId}/identity_providers');

