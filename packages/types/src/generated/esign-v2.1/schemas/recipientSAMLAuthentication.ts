// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SamlAssertionAttribute } from './samlAssertionAttribute.js';

/**
 * What the assertion of the recipient's login service must contain. The account needs single
 * sign-on.
 */
export interface RecipientSAMLAuthentication {
    /** The attributes that the assertion must have, each with its value. */
    samlAssertionAttributes?: SamlAssertionAttribute[] | undefined;
}
