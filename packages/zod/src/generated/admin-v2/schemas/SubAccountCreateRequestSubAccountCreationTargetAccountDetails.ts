/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddressInformation } from './AddressInformation.js';
import { SubAccountCreateRequestSubAccountCreationTargetAccountAdmin } from './SubAccountCreateRequestSubAccountCreationTargetAccountAdmin.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SubAccountCreateRequestSubAccountCreationTargetAccountDetails as Type } from '@countersign/types/admin-v2/schemas/SubAccountCreateRequestSubAccountCreationTargetAccountDetails';
export const SubAccountCreateRequestSubAccountCreationTargetAccountDetails: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "name": zod.string().optional(),
    "region": zod.string().optional(),
    "countryCode": zod.string().optional(),
    "site": zod.string().optional(),
    "id": zod.string().optional(),
    "address": AddressInformation.optional(),
    "admin": SubAccountCreateRequestSubAccountCreationTargetAccountAdmin.optional()
}));
