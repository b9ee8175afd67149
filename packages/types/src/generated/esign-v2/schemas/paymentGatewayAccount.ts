// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An account at a payment service, to which recipients pay when they sign. */
export interface PaymentGatewayAccount {
    /** What the connected account is called, for senders to choose it. */
    displayName?: string | undefined;
    /** The payment service, by its code. */
    paymentGateway?: ("Stripe" | "Braintree" | "AuthorizeDotNet") | undefined;
    /** The connected account, by the ID that payment tabs refer to. */
    paymentGatewayAccountId?: string | undefined;
    /** The payment service, by the name that people know. */
    paymentGatewayDisplayName?: ("Stripe" | "Braintree" | "Authorize.Net") | undefined;
}
