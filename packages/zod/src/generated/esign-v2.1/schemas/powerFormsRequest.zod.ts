/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PowerForm } from './powerForm.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['powerFormsRequest'];
export const PowerFormsRequest: zod.ZodType<Type, Type> = zod.object({
    "powerForms": zod.array(PowerForm)
});
