// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OrganizationImportResponse } from './OrganizationImportResponse.js';

/** The list of imports of an organization. */
export interface OrganizationImportsResponse {
    /** The imports that are queued, in process or finished and were not deleted. */
    imports?: OrganizationImportResponse[] | undefined;
}
