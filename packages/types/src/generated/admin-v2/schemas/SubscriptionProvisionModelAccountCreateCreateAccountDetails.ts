// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingProfileType } from './BillingProfileType.js';
import type { DocuSignAccountDomainModelAddress } from './DocuSignAccountDomainModelAddress.js';
import type { SubscriptionProvisionModelAccountCreateAccountAdmin } from './SubscriptionProvisionModelAccountCreateAccountAdmin.js';

/** The definition of a cloned account. */
export interface SubscriptionProvisionModelAccountCreateCreateAccountDetails {
    /** The name that the account gets. */
    Name?: string | undefined;
    /** The two-letter ISO 3166 code of the country of the account. */
    CountryCode?: string | undefined;
    /** The region in which the data of the account are stored. */
    Region?: string | undefined;
    /** The name of the site on which the account is created. */
    Site?: string | undefined;
    /** The postal address of the company. */
    Address?: DocuSignAccountDomainModelAddress | undefined;
    AdminUser?: SubscriptionProvisionModelAccountCreateAccountAdmin | undefined;
    BillingProfileType?: BillingProfileType | undefined;
}
