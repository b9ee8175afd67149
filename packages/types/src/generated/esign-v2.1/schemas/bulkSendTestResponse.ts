// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendErrorCode } from './bulkSendErrorCode.js';

/** The result of checking a bulk send list against its envelope or template. */
export interface BulkSendTestResponse {
    /** Indicates whether the list can be sent. */
    canBeSent?: boolean | undefined;
    /** The validation errors, as readable messages. */
    validationErrorDetails?: string[] | undefined;
    /** The validation errors, as error codes. */
    validationErrors?: BulkSendErrorCode[] | undefined;
}
