// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SigningGroup, SigningGroupAnswer } from './signingGroup.js';

/** The signing groups of an account. */
export interface SigningGroupInformation {
    /** The signing groups. An account can have at most 50. */
    groups?: SigningGroup[] | undefined;
}

/**
 * `SigningGroupInformation` in a response: with the members that the service always writes.
 */
export interface SigningGroupInformationAnswer extends SigningGroupInformation {
    groups?: SigningGroupAnswer[] | undefined;
}
