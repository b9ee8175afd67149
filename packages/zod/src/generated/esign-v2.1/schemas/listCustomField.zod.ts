/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const listCustomFieldNameMax = 100;

export const listCustomFieldValueMax = 100;



export const ListCustomField = zod.object({
  "fieldId": zod.string().optional(),
  "name": zod.string().max(listCustomFieldNameMax).optional(),
  "value": zod.string().max(listCustomFieldValueMax).optional(),
  "required": zod.enum(['true', 'false']).optional(),
  "show": zod.enum(['true', 'false']).optional(),
  "configurationType": zod.string().optional(),
  "errorDetails": zod.object({
  "errorCode": zod.string(),
  "message": zod.string()
}).optional(),
  "listItems": zod.array(zod.string()).optional()
});

export type ListCustomField = zod.input<typeof ListCustomField>;
export type ListCustomFieldOutput = zod.output<typeof ListCustomField>;
