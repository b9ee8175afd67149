import { z } from 'zod';
import { fieldSets } from '../fields/stored-field-set.ts';
import { guid } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';

const count = z.exactOptional(z.int().nonnegative());

/** Rules that a group of fields has too. */
const common = z.strictObject({
  fieldId: guid,
  fieldDefinitionId: guid,
  title: z.string().min(1),
  apiName: z.string().regex(/^\w+$/),
  type: z.exactOptional(
    z.enum([
      'Date',
      'Text',
      'Checkbox',
      'Currency',
      'Numeric',
      'SelectList',
      'TextArea',
      'Percentage',
      'Integer',
    ]),
  ),
  isRequiredOnCreate: z.boolean().default(false),
  isRequiredOnSubmit: z.boolean().default(false),
  minValue: z.exactOptional(z.number()),
  maxValue: z.exactOptional(z.number()),
  multipleOf: z.exactOptional(z.number().positive()),
  minLength: count,
  maxLength: count,
  pattern: z.exactOptional(z.string().refine(isPattern, 'must be a regular expression')),
  dependsOn: z
    .array(
      z.strictObject({
        actionType: z.enum(['FilterOptions', 'SetVisibility']),
        parentApiName: z.string().min(1),
        visibleFor: z.exactOptional(z.array(z.string())),
      }),
    )
    .default([]),
  options: z
    .array(
      z.strictObject({
        id: z.string().min(1),
        title: z.string().min(1),
        parent: z.exactOptional(z.string()),
      }),
    )
    .default([]),
});

const single = common.required({ type: true }).extend({ fields: z.array(z.never()).default([]) });
const group = common.omit({ type: true }).extend({ fields: z.array(single).min(1) });

const schema = z.strictObject({
  fieldSetId: guid,
  title: z.string().min(1),
  fields: z.array(z.union([single, group])),
});

/** The fields of room details. */
export const fieldSetsSection: SeedSection<z.infer<typeof schema>> = {
  name: 'fieldSets',
  schema,
  after: ['roomsCompanies'],
  async applySeed(state, { accountId }, items) {
    for (const item of items) await state.of(fieldSets).put(accountId, item.fieldSetId, item);
  },
};

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').unicode;
  } catch {
    return false;
  }
}
