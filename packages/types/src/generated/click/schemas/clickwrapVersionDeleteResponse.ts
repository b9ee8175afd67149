// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ClickwrapScheduledReacceptance } from './clickwrapScheduledReacceptance.js';
import type { DataField } from './dataField.js';
import type { DeletionStatus } from './deletionStatus.js';

/** A version after the attempt to delete it. */
export interface ClickwrapVersionDeleteResponse {
    /** A sentence that says what was deleted, or why not. */
    deletionMessage?: string | undefined;
    /** True if this call deleted it; otherwise absent. */
    deletionSuccess?: boolean | undefined;
    /**
     * The ID of the version, the same as `versionId`.
     *
     * Format: guid
     */
    clickwrapVersionId?: string | undefined;
    /**
     * The date and time when the version was created.
     *
     * Format: date-time
     */
    createdTime?: string | undefined;
    /** The fields of the documents that are filled in for each person. */
    dataFields?: DataField[] | undefined;
    /**
     * The date and time when the version or its status last changed.
     *
     * Format: date-time
     */
    lastModified?: string | undefined;
    /**
     * The ID of the user who last changed the version.
     *
     * Format: guid
     */
    lastModifiedBy?: string | undefined;
    /**
     * The ID of the user who owns the clickwrap.
     *
     * Format: guid
     */
    ownerUserId?: string | undefined;
    /** Indicates whether people who agreed to an earlier version have to agree again. */
    requireReacceptance?: boolean | undefined;
    /**
     * The date and time at which the draft becomes active.
     *
     * Format: date-time
     */
    scheduledDate?: string | undefined;
    scheduledReacceptance?: ClickwrapScheduledReacceptance | undefined;
    /**
     * The ID of the version, for paths.
     *
     * Format: guid
     */
    versionId?: string | undefined;
    /** The number of the version as text, such as `2.1`. */
    versionNumber?: string | undefined;
    status?: DeletionStatus | undefined;
}
