/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { NotaryJournalCredibleWitness as Type } from '@countersign/types/esign-v2.1/schemas/notaryJournalCredibleWitness';
export const NotaryJournalCredibleWitness: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "address": zod.string().optional(),
    "name": zod.string().optional(),
    "signatureImage": zod.string().optional()
}));
