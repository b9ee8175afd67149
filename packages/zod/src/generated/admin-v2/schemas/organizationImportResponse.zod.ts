/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OrganizationImportResponseErrorRollup } from './organizationImportResponseErrorRollup.zod.js';
import { OrganizationImportResponseRequestor } from './organizationImportResponseRequestor.zod.js';
import { OrganizationImportResponseWarningRollup } from './organizationImportResponseWarningRollup.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['OrganizationImportResponse'];
export const organizationImportResponseIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const organizationImportResponseUserCountMin = 0;
export const organizationImportResponseProcessedUserCountMin = 0;
export const organizationImportResponseAddedUserCountMin = 0;
export const organizationImportResponseUpdatedUserCountMin = 0;
export const organizationImportResponseClosedUserCountMin = 0;
export const organizationImportResponseNoActionRequiredUserCountMin = 0;
export const organizationImportResponseErrorCountMin = 0;
export const organizationImportResponseWarningCountMin = 0;
export const OrganizationImportResponse: zod.ZodType<Type, Type> = zod.object({
    "id": zod.stringFormat('guid', organizationImportResponseIdRegExp).optional(),
    "type": zod.string().optional(),
    "requestor": OrganizationImportResponseRequestor.optional(),
    "created": zod.iso.datetime({ "offset": true }).optional(),
    "last_modified": zod.iso.datetime({ "offset": true }).optional(),
    "status": zod.enum(['queued', 'in_process', 'completed', 'failed']).optional(),
    "user_count": zod.int().min(organizationImportResponseUserCountMin).optional(),
    "processed_user_count": zod.int().min(organizationImportResponseProcessedUserCountMin).optional(),
    "added_user_count": zod.int().min(organizationImportResponseAddedUserCountMin).optional(),
    "updated_user_count": zod.int().min(organizationImportResponseUpdatedUserCountMin).optional(),
    "closed_user_count": zod.int().min(organizationImportResponseClosedUserCountMin).optional(),
    "no_action_required_user_count": zod.int().min(organizationImportResponseNoActionRequiredUserCountMin).optional(),
    "error_count": zod.int().min(organizationImportResponseErrorCountMin).optional(),
    "warning_count": zod.int().min(organizationImportResponseWarningCountMin).optional(),
    "invalid_column_headers": zod.string().optional(),
    "imports_not_found_or_not_available_for_accounts": zod.string().optional(),
    "imports_failed_for_accounts": zod.string().optional(),
    "imports_timed_out_for_accounts": zod.string().optional(),
    "imports_not_found_or_not_available_for_sites": zod.string().optional(),
    "imports_failed_for_sites": zod.string().optional(),
    "imports_timed_out_for_sites": zod.string().optional(),
    "file_level_error_rollups": zod.array(OrganizationImportResponseErrorRollup).optional(),
    "user_level_error_rollups": zod.array(OrganizationImportResponseErrorRollup).optional(),
    "user_level_warning_rollups": zod.array(OrganizationImportResponseWarningRollup).optional(),
    "has_csv_results": zod.boolean().optional(),
    "results_uri": zod.string().optional()
});
