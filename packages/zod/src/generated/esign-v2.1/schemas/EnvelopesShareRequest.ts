/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AuthorizationUser } from './AuthorizationUser.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { EnvelopesShareRequest as Type } from '@countersign/types/esign-v2.1/schemas/EnvelopesShareRequest';
export const EnvelopesShareRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "agentUser": AuthorizationUser.optional(),
    "customMessage": zod.string().optional(),
    "permission": zod.enum(['read', 'manage']).optional()
}));
