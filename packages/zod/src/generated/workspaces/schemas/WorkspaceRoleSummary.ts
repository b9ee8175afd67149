/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WorkspaceRoleSummary as Type } from '@countersign/types/workspaces/schemas/WorkspaceRoleSummary';
export const WorkspaceRoleSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "role_id": formats.guid.optional(),
    "name": zod.string().nullish(),
    "is_external": zod.boolean().nullish(),
    "created_date": formats.dateTime.nullish()
}));
