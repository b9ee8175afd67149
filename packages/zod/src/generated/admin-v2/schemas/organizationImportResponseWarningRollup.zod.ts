/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['OrganizationImportResponseWarningRollup'];
export const organizationImportResponseWarningRollupCountMin = 0;
export const OrganizationImportResponseWarningRollup: zod.ZodType<Type, Type> = zod.object({
    "warning_type": zod.string().optional(),
    "count": zod.int().min(organizationImportResponseWarningRollupCountMin).optional()
});
