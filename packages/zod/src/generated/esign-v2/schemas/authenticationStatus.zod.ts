/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EventResult } from './eventResult.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['authenticationStatus'];
export const AuthenticationStatus: zod.ZodType<Type, Type> = zod.object({
    "accessCodeResult": EventResult.optional(),
    "ageVerifyResult": EventResult.optional(),
    "anySocialIDResult": EventResult.optional(),
    "facebookResult": EventResult.optional(),
    "googleResult": EventResult.optional(),
    "identityVerificationResult": EventResult.optional(),
    "idLookupResult": EventResult.optional(),
    "idQuestionsResult": EventResult.optional(),
    "linkedinResult": EventResult.optional(),
    "liveIDResult": EventResult.optional(),
    "ofacResult": EventResult.optional(),
    "openIDResult": EventResult.optional(),
    "phoneAuthResult": EventResult.optional(),
    "salesforceResult": EventResult.optional(),
    "signatureProviderResult": EventResult.optional(),
    "smsAuthResult": EventResult.optional(),
    "sTANPinResult": zod.object({
        "eventTimestamp": zod.iso.datetime({ "offset": true }).optional(),
        "failureDescription": zod.string().optional(),
        "status": zod.string().optional(),
        "vendorFailureStatusCode": zod.string().optional()
    }).optional(),
    "twitterResult": EventResult.optional(),
    "yahooResult": EventResult.optional()
});
