/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AdditionalSetting as Type } from '@countersign/types/esign-v2.1/schemas/AdditionalSetting';
export const AdditionalSetting: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "metadata": zod.looseObject({
        "is21CFRPart11": formats.booleanString.optional(),
        "options": zod.array(zod.string()).optional(),
        "rights": zod.enum(['editable', 'read_only']).optional(),
        "uiHint": zod.enum(['available', 'hidden']).optional(),
        "uiOrder": formats.integerString2.optional(),
        "uiType": zod.string().optional()
    }).optional(),
    "name": zod.string().optional(),
    "value": zod.string().optional()
}));
