/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ContainerStyles as Type } from '@countersign/types/click/schemas/ContainerStyles';
export const ContainerStyles: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "backgroundColor": zod.string().optional(),
    "borderColor": zod.string().optional(),
    "borderRadius": zod.string().optional(),
    "borderStyle": zod.string().optional(),
    "borderWidth": zod.string().optional()
}));
