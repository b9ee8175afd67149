// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountAdminLocale } from './AccountAdminLocale.js';
import type { DocuSignAccountDomainModelAddress } from './DocuSignAccountDomainModelAddress.js';

/** The first administrator of an account that is being created. */
export interface SubscriptionProvisionModelAccountCreateAccountAdmin {
    /** The address of the administrator for log-in and e-mails. */
    EmailAddress?: string | undefined;
    /** The first name under which the administrator is added. */
    FirstName?: string | undefined;
    /** The last name under which the administrator is added. */
    LastName?: string | undefined;
    Locale?: AccountAdminLocale | undefined;
    /** The postal address of the first administrator. */
    Address?: DocuSignAccountDomainModelAddress | undefined;
}
