/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OrganizationImportResponseErrorRollup } from './OrganizationImportResponseErrorRollup.js';
import { OrganizationImportResponseRequestor } from './OrganizationImportResponseRequestor.js';
import { OrganizationImportResponseWarningRollup } from './OrganizationImportResponseWarningRollup.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { OrganizationImportResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationImportResponse';
export const OrganizationImportResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "type": zod.string().optional(),
    "requestor": OrganizationImportResponseRequestor.optional(),
    "created": formats.dateTime.optional(),
    "last_modified": formats.dateTime.optional(),
    "status": zod.enum(['queued', 'in_process', 'completed', 'failed']).optional(),
    "user_count": zod.int().min(0).optional(),
    "processed_user_count": zod.int().min(0).optional(),
    "added_user_count": zod.int().min(0).optional(),
    "updated_user_count": zod.int().min(0).optional(),
    "closed_user_count": zod.int().min(0).optional(),
    "no_action_required_user_count": zod.int().min(0).optional(),
    "error_count": zod.int().min(0).optional(),
    "warning_count": zod.int().min(0).optional(),
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
}));
