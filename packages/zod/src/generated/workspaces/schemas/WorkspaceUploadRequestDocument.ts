/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WorkspaceUploadRequestDocument as Type } from '@countersign/types/workspaces/schemas/WorkspaceUploadRequestDocument';
export const WorkspaceUploadRequestDocument: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "document_name": zod.string().nullish(),
    "document_id": formats.guid.optional()
}));
