// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountPasswordStrengthTypeOption } from './accountPasswordStrengthTypeOption.js';

/** The available sets of password rules. */
export interface AccountPasswordStrengthType {
    /** The sets of password rules with their requirements. */
    options?: AccountPasswordStrengthTypeOption[] | undefined;
}
