/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountAdminLocale } from './AccountAdminLocale.js';
import { DocuSignAccountDomainModelAddress } from './DocuSignAccountDomainModelAddress.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SubscriptionProvisionModelAccountCreateAccountAdmin as Type } from '@countersign/types/admin-v2/schemas/SubscriptionProvisionModelAccountCreateAccountAdmin';
export const SubscriptionProvisionModelAccountCreateAccountAdmin: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "EmailAddress": zod.string().optional(),
    "FirstName": zod.string().optional(),
    "LastName": zod.string().optional(),
    "Locale": AccountAdminLocale.optional(),
    "Address": DocuSignAccountDomainModelAddress.optional()
}));
