/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Permissions } from './permissions.zod.js';

export const Role = zod.object({
  "roleId": zod.int().optional(),
  "legacyRoleId": zod.string().optional(),
  "name": zod.string().optional(),
  "isDefaultForAdmin": zod.boolean().optional(),
  "isExternal": zod.boolean().optional(),
  "createdDate": zod.iso.datetime({"offset":true}).optional(),
  "isAssigned": zod.boolean().optional(),
  "permissions": Permissions.optional()
});

export type Role = zod.input<typeof Role>;
export type RoleOutput = zod.output<typeof Role>;
