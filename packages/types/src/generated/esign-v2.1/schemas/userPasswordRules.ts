// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountPasswordRules } from './accountPasswordRules.js';

/** The password rules that apply to one user. */
export interface UserPasswordRules {
    /** What a new password of the user must look like. */
    passwordRules?: AccountPasswordRules | undefined;
    /**
     * The user for whom the rules apply.
     *
     * Format: guid
     */
    userId?: string | undefined;
}
