/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Seal } from './seal.js';
import { Sender } from './sender.js';
import { User } from './user.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserInfoResponse as Type } from '@countersign/types/esign-v2.1/schemas/userInfoResponse';
export const UserInfoResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "envelopeId": formats.guid.optional(),
    "language": zod.string().optional(),
    "seal": Seal.optional(),
    "sender": Sender.optional(),
    "user": User.optional()
}));
