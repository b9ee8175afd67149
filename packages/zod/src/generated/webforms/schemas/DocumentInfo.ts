/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocumentInfo as Type } from '@countersign/types/webforms/schemas/DocumentInfo';
export const DocumentInfo: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "documentId": zod.string().optional(),
    "name": zod.string().optional(),
    "order": zod.string().optional()
}));
