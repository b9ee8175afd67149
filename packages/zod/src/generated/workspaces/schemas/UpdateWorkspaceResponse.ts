/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UpdateWorkspaceResponse as Type } from '@countersign/types/workspaces/schemas/UpdateWorkspaceResponse';
export const UpdateWorkspaceResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "workspace_id": formats.guid,
    "name": zod.string().nullish(),
    "created_date": formats.dateTime.nullish(),
    "created_by_user_id": formats.guid.optional(),
    "workspace_owner_ids": zod.array(formats.guid).optional()
}));
