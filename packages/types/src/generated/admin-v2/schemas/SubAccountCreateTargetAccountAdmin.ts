// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountAdminLocale } from './AccountAdminLocale.js';

/** The administrator who was named for a created account. */
export interface SubAccountCreateTargetAccountAdmin {
    /** The address at which the administrator logs in and receives the activation e-mail. */
    email?: string | undefined;
    /** The given name of the administrator. */
    firstName?: string | undefined;
    /** The family name of the administrator. */
    lastName?: string | undefined;
    locale?: AccountAdminLocale | undefined;
}
