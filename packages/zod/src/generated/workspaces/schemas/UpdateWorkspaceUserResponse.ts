/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UpdateWorkspaceUserResponse as Type } from '@countersign/types/workspaces/schemas/UpdateWorkspaceUserResponse';
export const UpdateWorkspaceUserResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "role_id": formats.guid.optional()
}));
