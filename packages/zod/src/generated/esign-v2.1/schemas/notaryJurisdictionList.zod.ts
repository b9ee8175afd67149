/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NotaryJurisdiction } from './notaryJurisdiction.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['notaryJurisdictionList'];
export const notaryJurisdictionListStartPositionRegExp = new RegExp('^\\d+$');
export const notaryJurisdictionListEndPositionRegExp = new RegExp('^\\d+$');
export const notaryJurisdictionListResultSetSizeRegExp = new RegExp('^\\d+$');
export const notaryJurisdictionListTotalSetSizeRegExp = new RegExp('^\\d+$');
export const NotaryJurisdictionList: zod.ZodType<Type, Type> = zod.object({
    "notaryJurisdictions": zod.array(NotaryJurisdiction).optional(),
    "startPosition": zod.stringFormat('integer-string', notaryJurisdictionListStartPositionRegExp).optional(),
    "endPosition": zod.stringFormat('integer-string', notaryJurisdictionListEndPositionRegExp).optional(),
    "resultSetSize": zod.stringFormat('integer-string', notaryJurisdictionListResultSetSizeRegExp).optional(),
    "totalSetSize": zod.stringFormat('integer-string', notaryJurisdictionListTotalSetSizeRegExp).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
});
