/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DisplayApplianceDocumentPage as Type } from '@countersign/types/esign-v2.1/schemas/displayApplianceDocumentPage';
export const DisplayApplianceDocumentPage: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "docPageCountTotal": zod.int().optional(),
    "documentId": zod.string().optional(),
    "documentName": zod.string().optional(),
    "extension": zod.string().optional(),
    "height72DPI": zod.int().optional(),
    "isAttachmentType": zod.boolean().optional(),
    "page": zod.int().optional(),
    "pageId": zod.string().optional(),
    "type": zod.string().optional(),
    "width72DPI": zod.int().optional()
}));
