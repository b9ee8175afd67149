/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  NotaryJournalList
} from './schemas/notaryJournalList.zod.js';



export const notaryJournalsListQueryCountRegExp = new RegExp('^\\d+$');
export const notaryJournalsListQueryStartPositionDefault = `0`;
export const notaryJournalsListQueryStartPositionRegExp = new RegExp('^\\d+$');


export const NotaryJournalsListQueryParams = zod.object({
  "count": zod.stringFormat('integer-string', notaryJournalsListQueryCountRegExp).optional(),
  "search_text": zod.string().optional(),
  "start_position": zod.stringFormat('integer-string', notaryJournalsListQueryStartPositionRegExp).default(notaryJournalsListQueryStartPositionDefault)
})

export const NotaryJournalsList200Response = NotaryJournalList

export const NotaryJournalsList400Response = ErrorDetails

export const NotaryJournalsList401Response = ErrorDetails

export const NotaryJournalsList403Response = ErrorDetails

export const NotaryJournalsList404Response = ErrorDetails

export const NotaryJournalsList405Response = ErrorDetails

export const NotaryJournalsList429Response = ErrorDetails

export const NotaryJournalsList500Response = ErrorDetails

