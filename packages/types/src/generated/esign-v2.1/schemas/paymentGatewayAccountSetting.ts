// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The connection to a payment service. */
export interface PaymentGatewayAccountSetting {
    /** The fields that the API of the payment service needs, as JSON. */
    apiFields?: string | undefined;
    /** The code with which the connection was authorized. */
    authorizationCode?: string | undefined;
    /** The status of the credentials at the payment service. */
    credentialStatus?: string | undefined;
    /** The ID of the merchant at the payment service. */
    merchantId?: string | undefined;
}
