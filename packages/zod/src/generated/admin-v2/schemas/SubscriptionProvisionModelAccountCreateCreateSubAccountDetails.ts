/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingProfileType } from './BillingProfileType.js';
import { DocuSignAccountDomainModelAddress } from './DocuSignAccountDomainModelAddress.js';
import { SubscriptionProvisionModelAccountCreateAccountAdmin } from './SubscriptionProvisionModelAccountCreateAccountAdmin.js';
import { SubscriptionProvisionModelAccountCreateCreateAccountSubscriptionDetails } from './SubscriptionProvisionModelAccountCreateCreateAccountSubscriptionDetails.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SubscriptionProvisionModelAccountCreateCreateSubAccountDetails as Type } from '@countersign/types/admin-v2/schemas/SubscriptionProvisionModelAccountCreateCreateSubAccountDetails';
export const SubscriptionProvisionModelAccountCreateCreateSubAccountDetails: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "Name": zod.string().optional(),
    "CountryCode": zod.string().optional(),
    "Region": zod.string().optional(),
    "Site": zod.string().optional(),
    "Address": DocuSignAccountDomainModelAddress.optional(),
    "AdminUser": SubscriptionProvisionModelAccountCreateAccountAdmin.optional(),
    "BillingProfileType": BillingProfileType.optional(),
    "SubscriptionDetails": SubscriptionProvisionModelAccountCreateCreateAccountSubscriptionDetails.optional()
}));
