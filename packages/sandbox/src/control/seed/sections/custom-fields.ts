import { z } from 'zod';
import {
  accountFields,
  readAccountField,
} from '../../../envelopes/custom-fields/account-fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { numeral } from '../../../frame/seed/fields.ts';

const flag = z.enum(['true', 'false']);

const customFieldSchema = z.strictObject({
  fieldId: numeral,
  customFieldType: z.enum(['text', 'list']).default('text'),
  name: z.string().min(1).max(100),
  value: z.string().max(100).default(''),
  required: flag.default('false'),
  show: flag.default('false'),
  listItems: z.array(z.string()).optional(),
});

/** The custom fields that an account offers. */
export const customFieldsSection: SeedSection<z.infer<typeof customFieldSchema>> = {
  name: 'customFields',
  schema: customFieldSchema,
  async applySeed(state, { accountId }, items) {
    for (const item of items)
      await state
        .of(accountFields)
        .put(accountId, item.fieldId, readAccountField(item, item.fieldId));
  },
};
