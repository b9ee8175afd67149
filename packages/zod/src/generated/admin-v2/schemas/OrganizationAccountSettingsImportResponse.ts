/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OrganizationAccountSettingsImportRequestorResponse } from './OrganizationAccountSettingsImportRequestorResponse.js';
import { OrganizationAccountSettingsImportResultResponse } from './OrganizationAccountSettingsImportResultResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { OrganizationAccountSettingsImportResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationAccountSettingsImportResponse';
export const OrganizationAccountSettingsImportResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "organization_id": formats.guid.optional(),
    "type": zod.string().optional(),
    "requestor": OrganizationAccountSettingsImportRequestorResponse.optional(),
    "created": formats.dateTime.optional(),
    "last_modified": formats.dateTime.optional(),
    "completed": formats.dateTime.optional(),
    "expires": formats.dateTime.optional(),
    "status": zod.enum(['queued', 'in_process', 'completed', 'failed']).optional(),
    "percent_completed": zod.int().min(0).max(100).optional(),
    "number_processed_accounts": zod.int().min(0).optional(),
    "number_unprocessed_accounts": zod.int().min(0).optional(),
    "results": zod.array(OrganizationAccountSettingsImportResultResponse).optional(),
    "success": zod.boolean().optional(),
    "skipped_settings_by_account": zod.record(zod.string(), zod.array(zod.string())).optional()
}));
