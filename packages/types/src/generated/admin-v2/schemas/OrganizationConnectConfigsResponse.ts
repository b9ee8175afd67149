// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetail } from './ErrorDetail.js';
import type { OrganizationConnectConfigResponse } from './OrganizationConnectConfigResponse.js';

/** The Connect configurations of an organization and of its accounts. */
export interface OrganizationConnectConfigsResponse {
    /** The configurations that match the parameters. */
    configurations?: OrganizationConnectConfigResponse[] | undefined;
    /**
     * The number of configurations in the list.
     *
     * Format: int32
     */
    totalSetSize?: number | undefined;
    /** The error that kept the service from reading a part of the list. */
    errorDetail?: ErrorDetail | undefined;
}
