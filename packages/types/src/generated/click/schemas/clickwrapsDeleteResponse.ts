// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ClickwrapDeleteResponse } from './clickwrapDeleteResponse.js';

/** The clickwraps that were to be deleted. */
export interface ClickwrapsDeleteResponse {
    /** One entry for each clickwrap of the request. */
    clickwraps?: ClickwrapDeleteResponse[] | undefined;
}
