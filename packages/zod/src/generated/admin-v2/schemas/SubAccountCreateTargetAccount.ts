/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SubAccountCreateTargetAccountAdmin } from './SubAccountCreateTargetAccountAdmin.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { SubAccountCreateTargetAccount as Type } from '@countersign/types/admin-v2/schemas/SubAccountCreateTargetAccount';
export const SubAccountCreateTargetAccount: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "name": zod.string().optional(),
    "region": zod.string().optional(),
    "countryCode": zod.string().optional(),
    "site": zod.string().optional(),
    "id": formats.guid.optional(),
    "admin": SubAccountCreateTargetAccountAdmin.optional()
}));
