// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PayPalLegacySettings } from './payPalLegacySettings.js';
import type { PaymentGatewayAccountSetting } from './paymentGatewayAccountSetting.js';
import type { PaymentMethodWithOptions } from './paymentMethodWithOptions.js';

/** An account at a payment service that is connected to an account of the service. */
export interface PaymentGatewayAccount {
    /** The display name of the connected account, from which senders select it. */
    displayName?: string | undefined;
    /** The code of the payment service: `Stripe`, `Braintree` or `AuthorizeDotNet`. */
    paymentGateway?: ("Stripe" | "Braintree" | "AuthorizeDotNet" | (string & {})) | undefined;
    /** The ID of the connected account, to which payment tabs refer. */
    paymentGatewayAccountId?: string | undefined;
    /** The display name of the payment service: `Stripe`, `Braintree` or `Authorize.Net`. */
    paymentGatewayDisplayName?: ("Stripe" | "Braintree" | "Authorize.Net" | (string & {})) | undefined;
    /** Specifies whether payments can carry additional data of the sender. */
    allowCustomMetadata?: boolean | undefined;
    /** The connection to the payment service. */
    config?: PaymentGatewayAccountSetting | undefined;
    /**
     * Specifies whether payments can be taken with it.
     *
     * Format: boolean-string
     */
    isEnabled?: ("true" | "false") | undefined;
    /**
     * Indicates whether it was connected in the older way.
     *
     * Format: boolean-string
     */
    isLegacy?: ("true" | "false") | undefined;
    /**
     * The date and time when this object was last changed.
     *
     * Format: date-time
     */
    readonly lastModified?: string | undefined;
    /** The settings of an older connection to PayPal. */
    payPalLegacySettings?: PayPalLegacySettings | undefined;
    /** The codes of the currencies in which it takes payments. */
    supportedCurrencies?: string[] | undefined;
    /** The payment methods that it takes. */
    supportedPaymentMethods?: string[] | undefined;
    /** The payment methods that it takes, each with what it can do. */
    supportedPaymentMethodsWithOptions?: PaymentMethodWithOptions[] | undefined;
    /** The codes of its currencies that have no smaller unit. */
    zeroDecimalCurrencies?: string[] | undefined;
}
