/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Group } from './group.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['groupInformation'];
export const groupInformationStartPositionRegExp = new RegExp('^\\d+$');
export const groupInformationEndPositionRegExp = new RegExp('^\\d+$');
export const groupInformationResultSetSizeRegExp = new RegExp('^\\d+$');
export const groupInformationTotalSetSizeRegExp = new RegExp('^\\d+$');
export const GroupInformation: zod.ZodType<Type, Type> = zod.object({
    "groups": zod.array(Group).optional(),
    "startPosition": zod.stringFormat('integer-string', groupInformationStartPositionRegExp).optional(),
    "endPosition": zod.stringFormat('integer-string', groupInformationEndPositionRegExp).optional(),
    "resultSetSize": zod.stringFormat('integer-string', groupInformationResultSetSizeRegExp).optional(),
    "totalSetSize": zod.stringFormat('integer-string', groupInformationTotalSetSizeRegExp).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
});
