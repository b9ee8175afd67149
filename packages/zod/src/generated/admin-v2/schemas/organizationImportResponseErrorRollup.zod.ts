/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ImportErrorType } from './importErrorType.zod.js';

export const organizationImportResponseErrorRollupCountMin = 0;



export const OrganizationImportResponseErrorRollup = zod.object({
  "error_type": ImportErrorType.optional(),
  "count": zod.int().min(organizationImportResponseErrorRollupCountMin).optional()
});

export type OrganizationImportResponseErrorRollup = zod.input<typeof OrganizationImportResponseErrorRollup>;
export type OrganizationImportResponseErrorRollupOutput = zod.output<typeof OrganizationImportResponseErrorRollup>;
