// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendErrorCode } from './bulkSendErrorCode.js';

/** Whether a bulk send list fits its envelope or template. */
export interface BulkSendTestResponse {
    /** Whether the list can be sent as it is. */
    canBeSent?: boolean | undefined;
    /** What does not fit, in sentences for people. */
    validationErrorDetails?: string[] | undefined;
    /** What does not fit, as codes. */
    validationErrors?: BulkSendErrorCode[] | undefined;
}
