/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInfo } from './userInfo.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PowerFormSendersResponse as Type } from '@countersign/types/esign-v2.1/schemas/powerFormSendersResponse';
export const PowerFormSendersResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "powerFormSenders": zod.array(UserInfo).optional(),
    "startPosition": zod.int().min(0).optional(),
    "endPosition": zod.int().min(0).optional(),
    "resultSetSize": zod.int().min(0).optional(),
    "totalSetSize": zod.int().min(0).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
}));
