// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddressInformation } from './addressInformation.js';

/** A card from which an account is paid. */
export interface CreditCardInformation {
    /** The address to which the card is billed. */
    address?: AddressInformation | undefined;
    /** The last four digits of the number, which alone are ever given back. */
    cardLastDigits?: string | undefined;
    /** The full number of the card, digits only. */
    cardNumber?: string | undefined;
    /** The kind of card. */
    cardType?: ("visa" | "mastercard" | "amex") | undefined;
    /** The check number that is printed on the card. */
    cvNumber?: string | undefined;
    /**
     * The month in which the card expires, from 1 to 12.
     *
     * Format: integer-string
     */
    expirationMonth?: string | undefined;
    /**
     * The year in which the card expires, with four digits.
     *
     * Format: integer-string
     */
    expirationYear?: string | undefined;
    /** The name of the holder as it is printed on the card. */
    nameOnCard?: string | undefined;
    /** A token for the card from the payment service, in place of its number. */
    tokenizedCard?: string | undefined;
}
