/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Permissions } from './permissions.zod.js';

export const RoleForCreate = zod.object({
  "name": zod.string(),
  "isExternal": zod.boolean().optional(),
  "permissions": Permissions.optional()
});

export type RoleForCreate = zod.input<typeof RoleForCreate>;
export type RoleForCreateOutput = zod.output<typeof RoleForCreate>;
