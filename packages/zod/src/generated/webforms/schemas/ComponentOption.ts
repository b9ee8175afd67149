/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ComponentOption as Type } from '@countersign/types/webforms/schemas/ComponentOption';
export const ComponentOption: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "label": zod.string().optional(),
    "optionKey": zod.string().optional(),
    "selected": zod.boolean().optional(),
    "value": zod.string().optional()
}));
