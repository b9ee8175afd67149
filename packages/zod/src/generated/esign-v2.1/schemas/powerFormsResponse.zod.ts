/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PowerForm } from './powerForm.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['powerFormsResponse'];
export const powerFormsResponseStartPositionMin = 0;
export const powerFormsResponseEndPositionMin = 0;
export const powerFormsResponseResultSetSizeMin = 0;
export const powerFormsResponseTotalSetSizeMin = 0;
export const PowerFormsResponse: zod.ZodType<Type, Type> = zod.object({
    "powerForms": zod.array(PowerForm).optional(),
    "startPosition": zod.int().min(powerFormsResponseStartPositionMin).optional(),
    "endPosition": zod.int().min(powerFormsResponseEndPositionMin).optional(),
    "resultSetSize": zod.int().min(powerFormsResponseResultSetSizeMin).optional(),
    "totalSetSize": zod.int().min(powerFormsResponseTotalSetSizeMin).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
});
