/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CreateWorkspaceDocumentOwner } from './CreateWorkspaceDocumentOwner.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { CreateWorkspaceDocumentResponse as Type } from '@countersign/types/workspaces/schemas/CreateWorkspaceDocumentResponse';
export const CreateWorkspaceDocumentResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "document_id": formats.guid.optional(),
    "name": zod.string().nullish(),
    "owner_id": formats.guid.optional(),
    "size": zod.int().min(0).nullish(),
    "created_date": formats.dateTime.nullish(),
    "last_updated_date": formats.dateTime.nullish(),
    "owner": CreateWorkspaceDocumentOwner.optional()
}));
