/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SocialAccountInformation as Type } from '@countersign/types/esign-v2.1/schemas/socialAccountInformation';
export const SocialAccountInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string().optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "provider": zod.string().optional(),
    "socialId": zod.string().optional(),
    "userName": zod.string().optional()
}));
