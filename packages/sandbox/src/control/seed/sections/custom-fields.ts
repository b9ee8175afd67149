import { z } from 'zod';
import {
  accountFields,
  readAccountField,
} from '../../../envelopes/custom-fields/account-fields.ts';
import type { SeedSection } from '../section.ts';

const flag = z.enum(['true', 'false']);

const schema = z.strictObject({
  fieldId: z.string().regex(/^\d+$/, 'must be a number as text'),
  customFieldType: z.enum(['text', 'list']).default('text'),
  name: z.string().min(1).max(100),
  value: z.string().max(100).default(''),
  required: flag.default('false'),
  show: flag.default('false'),
  listItems: z.array(z.string()).optional(),
});

/** The custom fields that an account offers. */
export const section: SeedSection<z.infer<typeof schema>> = {
  name: 'customFields',
  schema,
  async plant(state, { accountId }, items) {
    for (const item of items)
      await state
        .of(accountFields)
        .put(accountId, item.fieldId, readAccountField(item, item.fieldId));
  },
};
