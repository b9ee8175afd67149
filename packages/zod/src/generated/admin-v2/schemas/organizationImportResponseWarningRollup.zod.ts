/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const organizationImportResponseWarningRollupCountMin = 0;



export const OrganizationImportResponseWarningRollup = zod.object({
  "warning_type": zod.string().optional(),
  "count": zod.int().min(organizationImportResponseWarningRollupCountMin).optional()
});

export type OrganizationImportResponseWarningRollup = zod.input<typeof OrganizationImportResponseWarningRollup>;
export type OrganizationImportResponseWarningRollupOutput = zod.output<typeof OrganizationImportResponseWarningRollup>;
