// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OrganizationExportResponse } from './OrganizationExportResponse.js';

/** The exports of an organization. */
export interface OrganizationExportsResponse {
    /** The exports that wait, run or have ended and are still kept. */
    exports?: OrganizationExportResponse[] | undefined;
}
