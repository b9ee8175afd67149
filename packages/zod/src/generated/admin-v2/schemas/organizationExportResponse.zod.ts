/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OrganizationExportRequestorResponse } from './organizationExportRequestorResponse.zod.js';
import { OrganizationExportTaskResponse } from './organizationExportTaskResponse.zod.js';
import { OrganizationExportType } from './organizationExportType.zod.js';
import { OrgExportSelectedAccount } from './orgExportSelectedAccount.zod.js';
import { OrgExportSelectedDomain } from './orgExportSelectedDomain.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['OrganizationExportResponse'];
export const organizationExportResponseIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const organizationExportResponsePercentCompletedMin = 0;
export const organizationExportResponsePercentCompletedMax = 100;
export const organizationExportResponseNumberRowsMin = 0;
export const organizationExportResponseSizeBytesMin = 0;
export const OrganizationExportResponse: zod.ZodType<Type, Type> = zod.object({
    "id": zod.stringFormat('guid', organizationExportResponseIdRegExp).optional(),
    "type": OrganizationExportType.optional(),
    "requestor": OrganizationExportRequestorResponse.optional(),
    "created": zod.iso.datetime({ "offset": true }).optional(),
    "last_modified": zod.iso.datetime({ "offset": true }).optional(),
    "completed": zod.iso.datetime({ "offset": true }).optional(),
    "expires": zod.iso.datetime({ "offset": true }).optional(),
    "status": zod.enum(['queued', 'in_process', 'completed', 'failed']).optional(),
    "selected_accounts": zod.array(OrgExportSelectedAccount).optional(),
    "selected_domains": zod.array(OrgExportSelectedDomain).optional(),
    "metadata_url": zod.string().optional(),
    "percent_completed": zod.int().min(organizationExportResponsePercentCompletedMin).max(organizationExportResponsePercentCompletedMax).optional(),
    "number_rows": zod.int().min(organizationExportResponseNumberRowsMin).optional(),
    "size_bytes": zod.int().min(organizationExportResponseSizeBytesMin).optional(),
    "results": zod.array(OrganizationExportTaskResponse).optional(),
    "success": zod.boolean().optional()
});
