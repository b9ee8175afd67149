/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EventResult } from './eventResult.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AuthenticationStatus as Type } from '@countersign/types/esign-v2/schemas/authenticationStatus';
export const AuthenticationStatus: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
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
    "sTANPinResult": zod.looseObject({
        "eventTimestamp": formats.dateTime.optional(),
        "failureDescription": zod.string().optional(),
        "status": zod.string().optional(),
        "vendorFailureStatusCode": zod.string().optional()
    }).optional(),
    "twitterResult": EventResult.optional(),
    "yahooResult": EventResult.optional()
}));
