/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OASIRRErrorDetails } from './OASIRR_ErrorDetails.js';
import { OASIRROrganizationAccountSettingsErrorDataResponse } from './OASIRR_OrganizationAccountSettingsErrorDataResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { OrganizationAccountSettingsImportResultResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationAccountSettingsImportResultResponse';
export const OrganizationAccountSettingsImportResultResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "site_id": zod.int().optional(),
    "url": zod.string().optional(),
    "number_processed_accounts": zod.int().min(0).optional(),
    "number_unprocessed_accounts": zod.int().min(0).optional(),
    "error_details": OASIRRErrorDetails.optional(),
    "processing_issues_by_account": zod.array(OASIRROrganizationAccountSettingsErrorDataResponse).optional()
}));
