/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PowerForm } from './powerForm.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PowerFormsResponse as Type } from '@countersign/types/esign-v2.1/schemas/powerFormsResponse';
export const PowerFormsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "powerForms": zod.array(PowerForm).optional(),
    "startPosition": zod.int().min(0).optional(),
    "endPosition": zod.int().min(0).optional(),
    "resultSetSize": zod.int().min(0).optional(),
    "totalSetSize": zod.int().min(0).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
}));
