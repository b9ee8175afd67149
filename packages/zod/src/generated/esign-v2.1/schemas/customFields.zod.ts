/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ListCustomField } from './listCustomField.zod.js';
import { TextCustomField } from './textCustomField.zod.js';

export const CustomFields = zod.object({
  "textCustomFields": zod.array(TextCustomField).optional(),
  "listCustomFields": zod.array(ListCustomField).optional()
});

export type CustomFields = zod.input<typeof CustomFields>;
export type CustomFieldsOutput = zod.output<typeof CustomFields>;
