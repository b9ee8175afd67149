// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountAdminLocale } from './AccountAdminLocale.js';
import type { AddressInformation } from './AddressInformation.js';

/** The first administrator of a new account. A person who is not a user yet becomes one. */
export interface SubAccountCreateRequestSubAccountCreationTargetAccountAdmin {
    /** The address at which the administrator logs in and receives the activation e-mail. */
    email?: string | undefined;
    /** The given name of the administrator. */
    firstName?: string | undefined;
    /** The family name of the administrator. */
    lastName?: string | undefined;
    locale?: AccountAdminLocale | undefined;
    /** The postal address of the administrator. */
    address?: AddressInformation | undefined;
}
