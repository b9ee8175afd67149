// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An account at a payment service, to which recipients pay when they sign. */
export interface PaymentGatewayAccount {
    /** The display name of the connected account, from which senders select it. */
    displayName?: string | undefined;
    /** The code of the payment service: `Stripe`, `Braintree` or `AuthorizeDotNet`. */
    paymentGateway?: ("Stripe" | "Braintree" | "AuthorizeDotNet" | (string & {})) | undefined;
    /** The ID of the connected account, to which payment tabs refer. */
    paymentGatewayAccountId?: string | undefined;
    /** The display name of the payment service: `Stripe`, `Braintree` or `Authorize.Net`. */
    paymentGatewayDisplayName?: ("Stripe" | "Braintree" | "Authorize.Net" | (string & {})) | undefined;
}
