/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['notaryJournalCredibleWitness'];
export const NotaryJournalCredibleWitness: zod.ZodType<Type, Type> = zod.object({
    "address": zod.string().optional(),
    "name": zod.string().optional(),
    "signatureImage": zod.string().optional()
});
