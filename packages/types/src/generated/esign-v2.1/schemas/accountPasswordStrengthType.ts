// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountPasswordStrengthTypeOption } from './accountPasswordStrengthTypeOption.js';

/** The sets of password rules to choose from. */
export interface AccountPasswordStrengthType {
    /** The sets, with what each demands. */
    options?: AccountPasswordStrengthTypeOption[] | undefined;
}
