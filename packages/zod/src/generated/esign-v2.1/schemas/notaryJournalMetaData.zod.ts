/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NotaryJournalCredibleWitness } from './notaryJournalCredibleWitness.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['notaryJournalMetaData'];
export const NotaryJournalMetaData: zod.ZodType<Type, Type> = zod.object({
    "comment": zod.string().optional(),
    "credibleWitnesses": zod.array(NotaryJournalCredibleWitness).optional(),
    "signatureImage": zod.string().optional(),
    "signerIdType": zod.string().optional()
});
