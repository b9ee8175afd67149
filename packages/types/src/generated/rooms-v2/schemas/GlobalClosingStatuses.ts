// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ClosingStatus } from './ClosingStatus.js';

/** The reasons for which rooms are closed. */
export interface GlobalClosingStatuses {
    /** Every reason for which a room can be closed. */
    closingStatuses?: ClosingStatus[] | undefined;
}
