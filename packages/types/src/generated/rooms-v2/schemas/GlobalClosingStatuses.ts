// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ClosingStatus } from './ClosingStatus.js';

/** The list of reasons for closing rooms. */
export interface GlobalClosingStatuses {
    /** All reasons for which a room can be closed. */
    closingStatuses?: ClosingStatus[] | undefined;
}
