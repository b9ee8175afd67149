// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ClickwrapScheduledReacceptance } from './clickwrapScheduledReacceptance.js';
import type { DataField } from './dataField.js';
import type { DisplaySettings } from './displaySettings.js';
import type { Document } from './document.js';

/** A clickwrap, or a new version or a change of one. */
export interface ClickwrapRequest {
    /** The name of the clickwrap, the same as `name`. */
    clickwrapName?: string | undefined;
    /** The fields of the documents that are filled in for each person. */
    dataFields?: DataField[] | undefined;
    displaySettings?: DisplaySettings | undefined;
    /** The documents that people agree to; at least one for a new clickwrap. */
    documents?: Document[] | undefined;
    /** The schedules to remove, separated by commas. */
    fieldsToNull?: string | undefined;
    /** Raises the first part of the number of the version. Alone, it does not make people agree again. */
    isMajorVersion?: boolean | undefined;
    /** Lets the other users of the account view the clickwrap and save drafts of it. */
    isShared?: boolean | undefined;
    /** The name of the clickwrap. */
    name?: string | undefined;
    /** Makes people who agreed to an earlier version agree again. */
    requireReacceptance?: boolean | undefined;
    /**
     * The date and time at which the version becomes active.
     *
     * Format: date-time
     */
    scheduledDate?: string | undefined;
    scheduledReacceptance?: ClickwrapScheduledReacceptance | undefined;
    /** The status of the version: `active` makes the earlier active version inactive. */
    status?: ("draft" | "active" | "inactive" | "deleted") | undefined;
    /**
     * The ID of the user who owns the clickwrap now, to hand it over.
     *
     * Format: guid
     */
    transferFromUserId?: string | undefined;
    /**
     * The ID of the user who will own the clickwrap.
     *
     * Format: guid
     */
    transferToUserId?: string | undefined;
}
