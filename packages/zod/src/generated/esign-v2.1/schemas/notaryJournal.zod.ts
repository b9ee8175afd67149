/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Jurisdiction } from './jurisdiction.zod.js';
import { NotaryJournalMetaData } from './notaryJournalMetaData.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['notaryJournal'];
export const NotaryJournal: zod.ZodType<Type, Type> = zod.object({
    "createdDate": zod.iso.datetime({ "offset": true }).optional(),
    "documentName": zod.string().optional(),
    "jurisdiction": Jurisdiction.optional(),
    "notaryJournalId": zod.string().optional(),
    "notaryJournalMetaData": NotaryJournalMetaData.optional(),
    "signerName": zod.string().optional()
});
