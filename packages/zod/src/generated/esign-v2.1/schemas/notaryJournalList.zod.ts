/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NotaryJournal } from './notaryJournal.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['notaryJournalList'];
export const notaryJournalListStartPositionRegExp = new RegExp('^\\d+$');
export const notaryJournalListEndPositionRegExp = new RegExp('^\\d+$');
export const notaryJournalListResultSetSizeRegExp = new RegExp('^\\d+$');
export const notaryJournalListTotalSetSizeRegExp = new RegExp('^\\d+$');
export const NotaryJournalList: zod.ZodType<Type, Type> = zod.object({
    "notaryJournals": zod.array(NotaryJournal).optional(),
    "startPosition": zod.stringFormat('integer-string', notaryJournalListStartPositionRegExp).optional(),
    "endPosition": zod.stringFormat('integer-string', notaryJournalListEndPositionRegExp).optional(),
    "resultSetSize": zod.stringFormat('integer-string', notaryJournalListResultSetSizeRegExp).optional(),
    "totalSetSize": zod.stringFormat('integer-string', notaryJournalListTotalSetSizeRegExp).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
});
