// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Whether a recipient agreed to be contacted in one way. */
export interface ConsentDetails {
    /** The key under which the consent is kept. */
    consentKey?: string | undefined;
    /** The way of delivery that the consent is about. */
    deliveryMethod?: string | undefined;
    /** Whether the consent was given or refused. */
    signerConsentStatus?: string | undefined;
}
