// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { SigningGroupUser } from './signingGroupUser.js';

/** A group of people that can be one recipient; any member may sign for it. */
export interface SigningGroup {
    /**
     * When the signing group was made.
     *
     * Format: date-time
     */
    readonly created?: string | undefined;
    /** Who made the signing group. */
    readonly createdBy?: string | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** An address that the members share; notices go there and not to each of them. */
    groupEmail?: string | undefined;
    /** What the account calls the signing group; senders see it in place of a name. */
    groupName?: string | undefined;
    /**
     * The kind of signing group, such as `sharedSigningGroup`, which every sender of the account can
     * use.
     */
    groupType?: string | undefined;
    /**
     * When the signing group or its members were last changed.
     *
     * Format: date-time
     */
    readonly modified?: string | undefined;
    /** Who changed the signing group last. */
    readonly modifiedBy?: string | undefined;
    /** The signing group. The service gives the ID. */
    signingGroupId?: string | undefined;
    /** The members; a signing group may have 50. */
    users?: SigningGroupUser[] | undefined;
}
