// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { IdentityProviderResponse } from './IdentityProviderResponse.js';

/** The identity providers of an organization. */
export interface IdentityProvidersResponse {
    /** The providers, with their settings. */
    identity_providers?: IdentityProviderResponse[] | undefined;
}
