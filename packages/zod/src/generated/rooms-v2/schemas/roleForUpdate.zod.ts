/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Permissions } from './permissions.zod.js';

export const RoleForUpdate = zod.object({
  "name": zod.string().optional(),
  "isExternal": zod.boolean().optional(),
  "permissions": Permissions.optional()
});

export type RoleForUpdate = zod.input<typeof RoleForUpdate>;
export type RoleForUpdateOutput = zod.output<typeof RoleForUpdate>;
