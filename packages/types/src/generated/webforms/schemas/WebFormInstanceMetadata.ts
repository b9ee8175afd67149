// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { InstanceSource } from './InstanceSource.js';
import type { WebFormUserInfo } from './WebFormUserInfo.js';

/** The history of an instance. */
export interface WebFormInstanceMetadata {
    /** The user who created the instance. */
    createdBy: WebFormUserInfo;
    /**
     * The date and time when the instance was created.
     *
     * Format: date-time
     */
    createdDateTime: string;
    /**
     * The date and time at which the instance expires.
     *
     * Format: date-time
     */
    expirationDateTime: string;
    instanceSource?: InstanceSource | undefined;
    /** The user who last changed the instance. */
    lastModifiedBy?: WebFormUserInfo | undefined;
    /**
     * The date and time when the instance was last changed.
     *
     * Format: date-time
     */
    lastModifiedDateTime?: string | undefined;
    /**
     * The date and time when the person submitted the instance.
     *
     * Format: date-time
     */
    submittedDateTime?: string | undefined;
}
