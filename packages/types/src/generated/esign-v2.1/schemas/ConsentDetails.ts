// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The consent of a recipient to be contacted through one delivery method. */
export interface ConsentDetails {
    /** The key under which the consent is stored. */
    consentKey?: string | undefined;
    /** The delivery method that the consent applies to. */
    deliveryMethod?: string | undefined;
    /** The status of the consent: whether the recipient gave or refused it. */
    signerConsentStatus?: string | undefined;
}
