/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PowerForm } from './powerForm.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PowerFormsRequest as Type } from '@countersign/types/esign-v2.1/schemas/powerFormsRequest';
export const PowerFormsRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "powerForms": zod.array(PowerForm)
}));
