/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './errorDetails.zod.js';

export const textCustomFieldNameMax = 100;

export const textCustomFieldValueMax = 100;



export const TextCustomField = zod.object({
  "fieldId": zod.string().optional(),
  "name": zod.string().max(textCustomFieldNameMax).optional(),
  "value": zod.string().max(textCustomFieldValueMax).optional(),
  "required": zod.enum(['true', 'false']).optional(),
  "show": zod.enum(['true', 'false']).optional(),
  "configurationType": zod.string().optional(),
  "errorDetails": ErrorDetails.optional()
});

export type TextCustomField = zod.input<typeof TextCustomField>;
export type TextCustomFieldOutput = zod.output<typeof TextCustomField>;
