/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Page as Type } from '@countersign/types/esign-v2.1/schemas/page';
export const Page: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "pageId": zod.string().optional(),
    "sequence": formats.integerString.optional(),
    "width": formats.integerString.optional(),
    "height": formats.integerString.optional(),
    "dpi": formats.integerString.optional(),
    "imageBytes": formats.integerString.optional(),
    "mimeType": zod.string().optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
}));
