// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { SigningGroupUser } from './signingGroupUser.js';

/** A group of people that can be used as one recipient. Any member can sign for the group. */
export interface SigningGroup {
    /**
     * The date and time when the signing group was created, in UTC as it is written in the United
     * States, such as `11/20/2026 10:15:00 AM`.
     */
    readonly created?: string | undefined;
    /** The user who created the signing group. */
    readonly createdBy?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The shared e-mail address of the members. Notifications are sent to it and not to each member. */
    groupEmail?: string | undefined;
    /** The name of the signing group, which senders see instead of a person's name. */
    groupName?: string | undefined;
    /**
     * The type of the signing group, such as `sharedSigningGroup`, which every sender of the account
     * can use.
     */
    groupType?: string | undefined;
    /**
     * The date and time when the signing group or its members were last changed, in the form of
     * `created`.
     */
    readonly modified?: string | undefined;
    /** The user who last changed the signing group. */
    readonly modifiedBy?: string | undefined;
    /** The ID of the signing group. It is set by the service. */
    signingGroupId?: string | undefined;
    /** The members of the signing group. The maximum is 50. */
    users?: SigningGroupUser[] | undefined;
}

/**
 * `SigningGroup` in a response: with the members that the service always writes.
 */
export interface SigningGroupAnswer extends SigningGroup {
    groupName: string;
    groupType: string;
    signingGroupId: string;
}
