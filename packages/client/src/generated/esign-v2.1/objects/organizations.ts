// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OrganizationsGetReportV2200Response, OrganizationsGetReportV2Responses } from '@countersign/types/esign-v2.1/organizations';
import type { DocumentCall, CallOptions, Client } from '../../../index.js';
import type { OrganizationsGetReportV2Input } from '../organizations.js';
import { organizationsGetReportV2 } from '../organizations.js';
/**
 * The reports of an organization.
 */
export interface Organizations {
    /**
     * Download a report of an organization.
     *
     * Returns a report that was requested for an organization, as CSV.
     *
     * Organizations_getReportV2: `GET /v2.1/organization_reporting/{organizationId}/reportsv2/{reportCorrelationId}`
     */
    getReportV2(input: OrganizationsGetReportV2Input, options?: CallOptions): DocumentCall<OrganizationsGetReportV2200Response, OrganizationsGetReportV2Responses>;
}
/**
 * Creates an object whose methods are the functions of Organizations.
 */
export function organizations(client: Client<'esign'>): Organizations {
    return {
        getReportV2: organizationsGetReportV2.bind(null, client)
    };
}

