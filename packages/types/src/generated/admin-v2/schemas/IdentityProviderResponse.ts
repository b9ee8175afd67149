// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { LinkResponse } from './LinkResponse.js';
import type { Saml2IdentityProviderResponse } from './Saml2IdentityProviderResponse.js';

/** A service outside that confirms who the users of an organization are when they log in. */
export interface IdentityProviderResponse {
    /**
     * The GUID of the identity provider.
     *
     * Format: guid
     */
    id?: string | undefined;
    /** The name that administrators see. */
    friendly_name?: string | undefined;
    /** Indicates whether a user who logs in for the first time is added to the default account. */
    auto_provision_users?: boolean | undefined;
    /** The protocol that the provider uses. */
    type?: ("none" | "saml_20" | "saml_11" | "saml_10" | "ws_federation" | "open_id_connect" | (string & {})) | undefined;
    /** The settings of SAML 2.0, for providers of this type. */
    saml_20?: Saml2IdentityProviderResponse | undefined;
    /** The URLs that belong to the identity provider. */
    links?: LinkResponse[] | undefined;
}
