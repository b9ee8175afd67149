// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ImportErrorType } from './ImportErrorType.js';

/** One kind of error and how often it was met. */
export interface OrganizationImportResponseErrorRollup {
    error_type?: ImportErrorType | undefined;
    /**
     * How many times this kind was met in the file.
     *
     * Format: int32
     */
    count?: number | undefined;
}
