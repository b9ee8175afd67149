// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EventResult } from './eventResult.js';

/**
 * The results of the identity checks of a recipient. Only the checks that were performed are
 * included.
 */
export interface AuthenticationStatus {
    /** The result of the access code check. */
    accessCodeResult?: EventResult | undefined;
    /** The result of the age verification. */
    ageVerifyResult?: EventResult | undefined;
    /** The result of the login with any of the accepted social identity providers. */
    anySocialIDResult?: EventResult | undefined;
    /** The result of the login with Facebook. */
    facebookResult?: EventResult | undefined;
    /** The result of the login with Google. */
    googleResult?: EventResult | undefined;
    /** The result of the identity verification workflow. */
    identityVerificationResult?: EventResult | undefined;
    /** The result of the lookup of the person in the records of the identity check. */
    idLookupResult?: EventResult | undefined;
    /** The result of the knowledge-based questions of the identity check. */
    idQuestionsResult?: EventResult | undefined;
    /** The result of the login with LinkedIn. */
    linkedinResult?: EventResult | undefined;
    /** The result of the login with Windows Live ID. */
    liveIDResult?: EventResult | undefined;
    /** The result of the check against the sanctions list of the United States Treasury (OFAC). */
    ofacResult?: EventResult | undefined;
    /** The result of the login with OpenID. */
    openIDResult?: EventResult | undefined;
    /** The result of the telephone authentication. */
    phoneAuthResult?: EventResult | undefined;
    /** The result of the login with Salesforce. */
    salesforceResult?: EventResult | undefined;
    /** The result of the check by the signature provider. */
    signatureProviderResult?: EventResult | undefined;
    /** The result of the check of the code that was sent by text message. */
    smsAuthResult?: EventResult | undefined;
    /**
     * The result of the student PIN check (STAN), which is made with the student authentication
     * network.
     */
    sTANPinResult?: EventResult | undefined;
    /** The result of the login with Twitter. */
    twitterResult?: EventResult | undefined;
    /** The result of the login with Yahoo. */
    yahooResult?: EventResult | undefined;
}
