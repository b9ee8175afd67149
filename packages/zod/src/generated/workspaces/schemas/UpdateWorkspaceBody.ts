/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UpdateWorkspaceBody as Type } from '@countersign/types/workspaces/schemas/UpdateWorkspaceBody';
export const UpdateWorkspaceBody: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "name": zod.string().min(1)
}));
