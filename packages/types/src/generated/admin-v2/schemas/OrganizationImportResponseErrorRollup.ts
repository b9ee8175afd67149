// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ImportErrorType } from './ImportErrorType.js';

/** One type of error and its number of occurrences. */
export interface OrganizationImportResponseErrorRollup {
    error_type?: ImportErrorType | undefined;
    /**
     * The number of occurrences of this error type in the file.
     *
     * Format: int32
     */
    count?: number | undefined;
}
