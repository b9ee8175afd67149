// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A payment method that a payment service takes, and what it can do with it. */
export interface PaymentMethodWithOptions {
    /** The codes of the currencies in which payments are taken. */
    supportedCurrencies?: string[] | undefined;
    /**
     * The acts of the payment service: charge later (`save`), reserve and charge later
     * (`save_and_authorize`), or only reserve (`authorize`).
     */
    supportedOptions?: ("save" | "save_and_authorize" | "authorize" | (string & {}))[] | undefined;
    /** The payment method. */
    type?: ("CreditCard" | "ApplePay" | "AndroidPay" | "BankAccount" | "PayPal" | (string & {})) | undefined;
}
