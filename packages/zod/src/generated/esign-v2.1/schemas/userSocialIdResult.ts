/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SocialAccountInformation } from './socialAccountInformation.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserSocialIdResult as Type } from '@countersign/types/esign-v2.1/schemas/userSocialIdResult';
export const UserSocialIdResult: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "socialAccountInformation": zod.array(SocialAccountInformation).optional(),
    "userId": formats.guid.optional()
}));
