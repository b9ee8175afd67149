/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DisplayAppliancePage as Type } from '@countersign/types/esign-v2.1/schemas/displayAppliancePage';
export const DisplayAppliancePage: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "documentId": zod.string().optional(),
    "documentName": zod.string().optional(),
    "externalDocumentId": zod.string().optional(),
    "height": zod.int().optional(),
    "isFirstPage": zod.boolean().optional(),
    "pageId": zod.string().optional(),
    "pageNo": zod.int().optional(),
    "pageStatus": zod.string().optional(),
    "pageType": zod.string().optional(),
    "width": zod.int().optional()
}));
