/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { OrganizationsGetReportV2200Response, OrganizationsGetReportV2Params, OrganizationsGetReportV2Responses } from '@countersign/types/esign-v2.1/organizations';
import type { PathOf, DocumentOperation } from '../../index.js';
import { documentOperation } from '../../index.js';


/**
 * The input of `organizationsGetReportV2`.
 */
export interface OrganizationsGetReportV2Input {
    path: PathOf<OrganizationsGetReportV2Params>;
}
/**
 * Download a report of an organization.
 *
 * Returns a report that was requested for an organization, as CSV.
 *
 * Organizations_getReportV2: `GET /v2.1/organization_reporting/{organizationId}/reportsv2/{reportCorrelationId}`
 */
export const organizationsGetReportV2: DocumentOperation<OrganizationsGetReportV2Input, OrganizationsGetReportV2200Response, OrganizationsGetReportV2Responses, 'esign'> = /* @__PURE__ */ documentOperation('Organizations_getReportV2', 'GET', '/v2.1/organization_reporting/{organizationId}/reportsv2/{reportCorrelationId}');

