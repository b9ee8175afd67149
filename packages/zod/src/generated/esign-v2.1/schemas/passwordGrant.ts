/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PasswordGrant as Type } from '@countersign/types/esign-v2.1/schemas/passwordGrant';
export const PasswordGrant: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "grant_type": zod.enum(['password']),
    "client_id": zod.string().optional(),
    "username": zod.string().optional(),
    "password": zod.string().optional(),
    "scope": zod.string().optional()
}));
