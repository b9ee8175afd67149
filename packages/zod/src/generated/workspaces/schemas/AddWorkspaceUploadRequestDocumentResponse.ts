/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AddWorkspaceUploadRequestDocumentResponse as Type } from '@countersign/types/workspaces/schemas/AddWorkspaceUploadRequestDocumentResponse';
export const AddWorkspaceUploadRequestDocumentResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "upload_request_id": formats.guid,
    "document_id": formats.guid,
    "document_name": zod.string().nullable()
}));
