/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Jurisdiction } from './jurisdiction.js';
import { NotaryJournalMetaData } from './notaryJournalMetaData.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { NotaryJournal as Type } from '@countersign/types/esign-v2.1/schemas/notaryJournal';
export const NotaryJournal: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "createdDate": formats.dateTime.optional(),
    "documentName": zod.string().optional(),
    "jurisdiction": Jurisdiction.optional(),
    "notaryJournalId": zod.string().optional(),
    "notaryJournalMetaData": NotaryJournalMetaData.optional(),
    "signerName": zod.string().optional()
}));
