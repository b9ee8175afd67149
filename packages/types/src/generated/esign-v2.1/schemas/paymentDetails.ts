// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Money } from './money.js';
import type { PaymentLineItem } from './paymentLineItem.js';
import type { PaymentOption } from './paymentOption.js';
import type { PaymentSignerValues } from './paymentSignerValues.js';
import type { PropertyMetadata } from './propertyMetadata.js';

/** What the signer pays, through which gateway, and how the payment stands. */
export interface PaymentDetails {
    /** The ways in which the signer may pay, such as `CreditCard` or `ApplePay`. */
    allowedPaymentMethods?: string[] | undefined;
    /** The payment, by the ID that the gateway gave to it. */
    chargeId?: string | undefined;
    /** The currency, by its code of three letters. */
    currencyCode?: string | undefined;
    /** Who may change `currencyCode`, and the values it may take. */
    currencyCodeMetadata?: PropertyMetadata | undefined;
    /** The payer, by the ID that the gateway gave to them. */
    customerId?: string | undefined;
    /** Data of the sender that the gateway keeps with the payment, as JSON in a string. */
    customMetadata?: string | undefined;
    /** Whether the sender must supply those data before sending. */
    customMetadataRequired?: boolean | undefined;
    /** The account at the gateway to which the money goes, by its ID in the service. */
    gatewayAccountId?: string | undefined;
    /** Who may change `gatewayAccountId`, and the values it may take. */
    gatewayAccountIdMetadata?: PropertyMetadata | undefined;
    /** The company that handles the payment, as people write its name. */
    gatewayDisplayName?: ("Stripe" | "Braintree" | "Authorize.Net" | "CyberSource" | "Zuora" | "Elavon") | undefined;
    /** The company that handles the payment, as programs write its name. */
    gatewayName?: ("Stripe" | "Braintree" | "AuthorizeDotNet" | "CyberSource" | "Zuora" | "Elavon") | undefined;
    /** The items whose sum is paid. */
    lineItems?: PaymentLineItem[] | undefined;
    /** Whether money is taken, a way to pay is kept for later, or both. */
    paymentOption?: PaymentOption | undefined;
    /** The way to pay that was kept for later, by its ID at the gateway. */
    paymentSourceId?: string | undefined;
    /** What the signer chose. */
    signerValues?: PaymentSignerValues | undefined;
    /** How the payment stands, such as not yet made, authorized, or paid. */
    status?: string | undefined;
    /** The gateway behind the gateway, where there are two. */
    subGatewayName?: string | undefined;
    /** The sum that the signer pays. */
    total?: Money | undefined;
}
