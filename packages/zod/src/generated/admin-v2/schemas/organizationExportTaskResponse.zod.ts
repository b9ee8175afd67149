/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OETRErrorDetails } from './oETRErrorDetails.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['OrganizationExportTaskResponse'];
export const organizationExportTaskResponseIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const organizationExportTaskResponseNumberRowsMin = 0;
export const organizationExportTaskResponseSizeBytesMin = 0;
export const OrganizationExportTaskResponse: zod.ZodType<Type, Type> = zod.object({
    "id": zod.stringFormat('guid', organizationExportTaskResponseIdRegExp).optional(),
    "site_id": zod.int().optional(),
    "url": zod.string().optional(),
    "number_rows": zod.int().min(organizationExportTaskResponseNumberRowsMin).optional(),
    "size_bytes": zod.int().min(organizationExportTaskResponseSizeBytesMin).optional(),
    "error_details": OETRErrorDetails.optional()
});
