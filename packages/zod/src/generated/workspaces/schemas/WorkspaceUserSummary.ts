/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WorkspaceUserSummary as Type } from '@countersign/types/workspaces/schemas/WorkspaceUserSummary';
export const WorkspaceUserSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "user_id": formats.guid.optional(),
    "email": zod.string().nullish(),
    "first_name": zod.string().nullish(),
    "last_name": zod.string().nullish(),
    "role_id": formats.guid.optional(),
    "role_name": zod.string().nullish()
}));
