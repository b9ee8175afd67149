/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['foldersRequest'];
export const foldersRequestEnvelopeIdsItemRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const FoldersRequest: zod.ZodType<Type, Type> = zod.object({
    "envelopeIds": zod.array(zod.stringFormat('guid', foldersRequestEnvelopeIdsItemRegExp)),
    "fromFolderId": zod.string().optional()
});
