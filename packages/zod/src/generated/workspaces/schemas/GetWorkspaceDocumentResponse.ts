/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { GetWorkspaceDocumentResponse as Type } from '@countersign/types/workspaces/schemas/GetWorkspaceDocumentResponse';
export const GetWorkspaceDocumentResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "workspace_id": formats.guid.optional(),
    "document_id": formats.guid,
    "name": zod.string().min(1),
    "owner_id": formats.guid.optional(),
    "size": zod.int().min(0).nullish(),
    "created_date": formats.dateTime.nullish(),
    "content_type": zod.string().nullish()
}));
