// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PaymentGatewayAccount } from './paymentGatewayAccount.js';

/** The accounts at payment services that are connected to an account. */
export interface PaymentGatewayAccountsInfo {
    /** The connected payment accounts. */
    paymentGatewayAccounts?: PaymentGatewayAccount[] | undefined;
}
