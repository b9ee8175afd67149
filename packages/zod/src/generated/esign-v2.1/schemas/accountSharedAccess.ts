/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { MemberSharedItems } from './memberSharedItems.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AccountSharedAccess as Type } from '@countersign/types/esign-v2.1/schemas/accountSharedAccess';
export const AccountSharedAccess: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().optional(),
    "startPosition": formats.integerString.optional(),
    "endPosition": formats.integerString.optional(),
    "resultSetSize": formats.integerString.optional(),
    "totalSetSize": formats.integerString.optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish(),
    "sharedAccess": zod.array(MemberSharedItems).optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
}));
