// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CreditCardTypes } from './creditCardTypes.js';

/** What a plan costs in one currency. */
export interface CurrencyPlanPrice {
    /** The currency, by its code of three letters. */
    currencyCode?: string | undefined;
    /** The sign of the currency, such as `€`. */
    currencySymbol?: string | undefined;
    /** The kinds of card with which this currency can be paid. */
    supportedCardTypes?: CreditCardTypes | undefined;
    /** The price of one seat for each billing period, as a decimal number. */
    perSeatPrice?: string | undefined;
    /** The price of one request to the support team, as a decimal number. */
    supportIncidentFee?: string | undefined;
    /** The price of the support plan for each billing period, as a decimal number. */
    supportPlanFee?: string | undefined;
}
