/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AddWorkspaceDocumentRequest as Type } from '@countersign/types/workspaces/schemas/AddWorkspaceDocumentRequest';
export const AddWorkspaceDocumentRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "file": zod.instanceof(Blob)
}));
