/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WorkspaceUploadRequestOwner as Type } from '@countersign/types/workspaces/schemas/WorkspaceUploadRequestOwner';
export const WorkspaceUploadRequestOwner: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "user_id": formats.guid
}));
