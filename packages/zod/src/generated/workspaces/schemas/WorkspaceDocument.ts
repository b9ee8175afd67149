/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkspaceDocumentOwner } from './WorkspaceDocumentOwner.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WorkspaceDocument as Type } from '@countersign/types/workspaces/schemas/WorkspaceDocument';
export const WorkspaceDocument: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "document_id": formats.guid,
    "name": zod.string().nullish(),
    "owner_id": formats.guid.optional(),
    "size": zod.int().min(0).nullish(),
    "created_date": formats.dateTime.nullish(),
    "last_updated_date": formats.dateTime.nullish(),
    "owner": WorkspaceDocumentOwner.optional()
}));
