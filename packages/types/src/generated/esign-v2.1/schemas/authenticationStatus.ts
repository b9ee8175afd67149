// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EventResult } from './eventResult.js';

/** How each check of a recipient's identity came out. Only the checks that were made are there. */
export interface AuthenticationStatus {
    /** Whether the access code was right. */
    accessCodeResult?: EventResult | undefined;
    /** Whether the person was found to be old enough. */
    ageVerifyResult?: EventResult | undefined;
    /** Whether the login with any of the accepted services worked. */
    anySocialIDResult?: EventResult | undefined;
    /** Whether the login with Facebook worked. */
    facebookResult?: EventResult | undefined;
    /** Whether the login with Google worked. */
    googleResult?: EventResult | undefined;
    /** Whether the workflow of identity verification was passed. */
    identityVerificationResult?: EventResult | undefined;
    /** Whether the person was found in the records of the identity check. */
    idLookupResult?: EventResult | undefined;
    /** Whether the questions of the identity check were answered rightly. */
    idQuestionsResult?: EventResult | undefined;
    /** Whether the login with LinkedIn worked. */
    linkedinResult?: EventResult | undefined;
    /** Whether the login with Windows Live ID worked. */
    liveIDResult?: EventResult | undefined;
    /** Whether the person was cleared of the sanctions list of the United States Treasury. */
    ofacResult?: EventResult | undefined;
    /** Whether the login with an OpenID worked. */
    openIDResult?: EventResult | undefined;
    /** Whether the check by telephone call was passed. */
    phoneAuthResult?: EventResult | undefined;
    /** Whether the login with Salesforce worked. */
    salesforceResult?: EventResult | undefined;
    /** Whether the check by the signature provider was passed. */
    signatureProviderResult?: EventResult | undefined;
    /** Whether the code from the text message was right. */
    smsAuthResult?: EventResult | undefined;
    /** Whether the PIN of a student, checked with the student authentication network, was right. */
    sTANPinResult?: EventResult | undefined;
    /** Whether the login with Twitter worked. */
    twitterResult?: EventResult | undefined;
    /** Whether the login with Yahoo worked. */
    yahooResult?: EventResult | undefined;
}
