/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WorkspaceUserForCreate as Type } from '@countersign/types/workspaces/schemas/WorkspaceUserForCreate';
export const WorkspaceUserForCreate: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string().min(1),
    "first_name": zod.string().min(1),
    "last_name": zod.string().min(1),
    "role_id": formats.guid.nullish()
}));
