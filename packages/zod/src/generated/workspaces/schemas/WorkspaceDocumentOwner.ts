/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { WorkspaceDocumentOwner as Type } from '@countersign/types/workspaces/schemas/WorkspaceDocumentOwner';
export const WorkspaceDocumentOwner: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "first_name": zod.string().nullish(),
    "last_name": zod.string().nullish()
}));
