// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddressInformation } from './addressInformation.js';

/** The credit card with which an account is paid. */
export interface CreditCardInformation {
    /** The billing address of the card. */
    address?: AddressInformation | undefined;
    /** The last four digits of the card number. Responses never contain more than these digits. */
    cardLastDigits?: string | undefined;
    /** The full card number, digits only. */
    cardNumber?: string | undefined;
    /** The type of the card: `visa`, `mastercard` or `amex`. */
    cardType?: ("visa" | "mastercard" | "amex" | (string & {})) | undefined;
    /** The verification number printed on the card. */
    cvNumber?: string | undefined;
    /**
     * The month in which the card expires, from 1 to 12.
     *
     * Format: integer-string
     */
    expirationMonth?: string | undefined;
    /**
     * The four-digit year in which the card expires.
     *
     * Format: integer-string
     */
    expirationYear?: string | undefined;
    /** The name of the cardholder, as printed on the card. */
    nameOnCard?: string | undefined;
    /** A token from the payment service that replaces the card number. */
    tokenizedCard?: string | undefined;
}
