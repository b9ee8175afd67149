/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const RoleSummary = zod.object({
  "roleId": zod.int().optional(),
  "legacyRoleId": zod.string().optional(),
  "name": zod.string().optional(),
  "isDefaultForAdmin": zod.boolean().optional(),
  "isExternal": zod.boolean().optional(),
  "createdDate": zod.iso.datetime({"offset":true}).optional()
});

export type RoleSummary = zod.input<typeof RoleSummary>;
export type RoleSummaryOutput = zod.output<typeof RoleSummary>;
