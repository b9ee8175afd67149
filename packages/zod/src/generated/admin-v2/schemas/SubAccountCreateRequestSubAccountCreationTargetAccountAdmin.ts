/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountAdminLocale } from './AccountAdminLocale.js';
import { AddressInformation } from './AddressInformation.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SubAccountCreateRequestSubAccountCreationTargetAccountAdmin as Type } from '@countersign/types/admin-v2/schemas/SubAccountCreateRequestSubAccountCreationTargetAccountAdmin';
export const SubAccountCreateRequestSubAccountCreationTargetAccountAdmin: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string().optional(),
    "firstName": zod.string().optional(),
    "lastName": zod.string().optional(),
    "locale": AccountAdminLocale.optional(),
    "address": AddressInformation.optional()
}));
