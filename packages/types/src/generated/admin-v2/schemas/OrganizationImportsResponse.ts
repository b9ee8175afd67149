// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OrganizationImportResponse } from './OrganizationImportResponse.js';

/** The imports of an organization. */
export interface OrganizationImportsResponse {
    /** The imports that wait, run or have ended and were not deleted. */
    imports?: OrganizationImportResponse[] | undefined;
}
