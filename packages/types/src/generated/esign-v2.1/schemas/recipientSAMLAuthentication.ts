// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SamlAssertionAttribute } from './samlAssertionAttribute.js';

/**
 * The SAML assertion that is required from the recipient's login service. The account must have
 * single sign-on.
 */
export interface RecipientSAMLAuthentication {
    /** The attributes that the assertion must contain, each with its value. */
    samlAssertionAttributes?: SamlAssertionAttribute[] | undefined;
}
