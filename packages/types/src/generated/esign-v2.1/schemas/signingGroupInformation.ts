// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SigningGroup } from './signingGroup.js';

/** Signing groups of an account. */
export interface SigningGroupInformation {
    /** The signing groups; an account may have 50. */
    groups?: SigningGroup[] | undefined;
}
