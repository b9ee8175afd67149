// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CreditCardTypes } from './creditCardTypes.js';

/** The price of a plan in one currency. */
export interface CurrencyPlanPrice {
    /** The three-letter code of the currency, such as `USD`. */
    currencyCode?: string | undefined;
    /** The sign that is printed with amounts, such as `€`. */
    currencySymbol?: string | undefined;
    /** The types of cards that can pay in this currency. */
    supportedCardTypes?: CreditCardTypes | undefined;
    /** The price of one seat for each billing period, as a decimal number. */
    perSeatPrice?: string | undefined;
    /** The price of one support request, as a decimal number. */
    supportIncidentFee?: string | undefined;
    /** The price of the support plan for each billing period, as a decimal number. */
    supportPlanFee?: string | undefined;
}
