// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OrganizationExportResponse } from './OrganizationExportResponse.js';

/** The list of exports of an organization. */
export interface OrganizationExportsResponse {
    /** The exports that are queued, in process or finished and are still stored. */
    exports?: OrganizationExportResponse[] | undefined;
}
