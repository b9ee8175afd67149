/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ImportErrorType } from './importErrorType.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['OrganizationImportResponseErrorRollup'];
export const organizationImportResponseErrorRollupCountMin = 0;
export const OrganizationImportResponseErrorRollup: zod.ZodType<Type, Type> = zod.object({
    "error_type": ImportErrorType.optional(),
    "count": zod.int().min(organizationImportResponseErrorRollupCountMin).optional()
});
