// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Money } from './money.js';
import type { PaymentLineItem } from './paymentLineItem.js';
import type { PaymentOption } from './paymentOption.js';
import type { PaymentSignerValues } from './paymentSignerValues.js';
import type { PropertyMetadata } from './propertyMetadata.js';

/** A payment by the signer: the items, the payment gateway and the status. */
export interface PaymentDetails {
    /** The payment methods that the signer can use, such as `CreditCard` or `ApplePay`. */
    allowedPaymentMethods?: string[] | undefined;
    /** The ID of the payment at the gateway. */
    chargeId?: string | undefined;
    /** The three-letter code of the currency, such as `USD`. */
    currencyCode?: string | undefined;
    /** Metadata about whether `currencyCode` can be changed, and its allowed values. */
    currencyCodeMetadata?: PropertyMetadata | undefined;
    /** The ID of the payer at the gateway. */
    customerId?: string | undefined;
    /** The sender's custom data that the gateway stores with the payment, as a JSON string. */
    customMetadata?: string | undefined;
    /** Specifies whether the sender must provide the custom metadata before sending. */
    customMetadataRequired?: boolean | undefined;
    /** The ID of the gateway account that receives the payment. */
    gatewayAccountId?: string | undefined;
    /** Metadata about whether `gatewayAccountId` can be changed, and its allowed values. */
    gatewayAccountIdMetadata?: PropertyMetadata | undefined;
    /**
     * The display name of the payment gateway: `Stripe`, `Braintree`, `Authorize.Net`,
     * `CyberSource`, `Zuora` or `Elavon`.
     */
    gatewayDisplayName?: ("Stripe" | "Braintree" | "Authorize.Net" | "CyberSource" | "Zuora" | "Elavon" | (string & {})) | undefined;
    /**
     * The name of the payment gateway: `Stripe`, `Braintree`, `AuthorizeDotNet`, `CyberSource`,
     * `Zuora` or `Elavon`.
     */
    gatewayName?: ("Stripe" | "Braintree" | "AuthorizeDotNet" | "CyberSource" | "Zuora" | "Elavon" | (string & {})) | undefined;
    /** The items of the payment, whose amounts are added up. */
    lineItems?: PaymentLineItem[] | undefined;
    /**
     * Specifies whether the signer pays (`authorize`), a payment method is saved for later (`save`),
     * or both (`save_and_authorize`).
     */
    paymentOption?: PaymentOption | undefined;
    /** The ID, at the gateway, of the payment method that was saved for later. */
    paymentSourceId?: string | undefined;
    /** The values that the signer selected. */
    signerValues?: PaymentSignerValues | undefined;
    /** The status of the payment, such as not started, authorized or paid. */
    status?: string | undefined;
    /** The secondary gateway that the gateway uses, if any. */
    subGatewayName?: string | undefined;
    /** The total amount that the signer pays. */
    total?: Money | undefined;
}
