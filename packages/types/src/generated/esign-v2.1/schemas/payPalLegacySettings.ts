// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The settings of an older connection to PayPal. */
export interface PayPalLegacySettings {
    /** The three-letter code of the currency. */
    currency?: string | undefined;
    /** The name of the partner through whom the merchant is connected. */
    partner?: string | undefined;
    /** The password of the user at PayPal. */
    password?: string | undefined;
    /** The name of the user at PayPal. */
    userName?: string | undefined;
    /** The name under which the merchant logs in. */
    vendor?: string | undefined;
}
