// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OrganizationResponse } from './OrganizationResponse.js';

/** The organizations of the caller. */
export interface OrganizationsResponse {
    /** The organizations that the mode of the request selects. */
    organizations?: OrganizationResponse[] | undefined;
}
