/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NotaryJournalCredibleWitness } from './notaryJournalCredibleWitness.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { NotaryJournalMetaData as Type } from '@countersign/types/esign-v2.1/schemas/notaryJournalMetaData';
export const NotaryJournalMetaData: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "comment": zod.string().optional(),
    "credibleWitnesses": zod.array(NotaryJournalCredibleWitness).optional(),
    "signatureImage": zod.string().optional(),
    "signerIdType": zod.string().optional()
}));
