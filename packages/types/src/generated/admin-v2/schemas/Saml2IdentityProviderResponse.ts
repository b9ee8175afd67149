// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CertificateResponse } from './CertificateResponse.js';
import type { RequiredAttributeMappingResponse } from './RequiredAttributeMappingResponse.js';
import type { SettingResponse } from './SettingResponse.js';

/** The set-up of an identity provider with SAML 2.0. */
export interface Saml2IdentityProviderResponse {
    /** The entity ID of the provider, which its assertions name. */
    issuer?: string | undefined;
    /** The addresses of the provider, and how requests and responses are signed. */
    settings?: SettingResponse[] | undefined;
    /** The certificates with which the provider signs. */
    certificates?: CertificateResponse[] | undefined;
    /** The attributes that assertions must contain, and the names that the provider uses for them. */
    attribute_mappings?: RequiredAttributeMappingResponse[] | undefined;
}
