// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountPasswordRules } from './accountPasswordRules.js';

/** The password rules that apply to one user. */
export interface UserPasswordRules {
    /** The rules that the user's new password must satisfy. */
    passwordRules?: AccountPasswordRules | undefined;
    /**
     * The ID of the user to whom the rules apply.
     *
     * Format: guid
     */
    userId?: string | undefined;
}
