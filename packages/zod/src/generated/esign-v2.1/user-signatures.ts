/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { UserSignature } from './schemas/userSignature.js';
import { UserSignatureDefinition } from './schemas/userSignatureDefinition.js';
import { UserSignaturesInformation } from './schemas/userSignaturesInformation.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/user-signatures';
export const UserSignaturesListParams: ObjectSchema<types.UserSignaturesListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const UserSignaturesListQueryParams: ObjectSchema<types.UserSignaturesListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "stamp_type": zod.enum(['signature', 'stamp', 'name_stamp', 'null']).optional()
}));
export const UserSignaturesList200Response = /* @__PURE__ */ lenientResponse(UserSignaturesInformation);
export const UserSignaturesList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesCreateParams: ObjectSchema<types.UserSignaturesCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const UserSignaturesCreateBody = UserSignaturesInformation;
export const UserSignaturesCreate201Response = /* @__PURE__ */ lenientResponse(UserSignaturesInformation);
export const UserSignaturesCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateListParams: ObjectSchema<types.UserSignaturesUpdateListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const UserSignaturesUpdateListBody = UserSignaturesInformation;
export const UserSignaturesUpdateList200Response = /* @__PURE__ */ lenientResponse(UserSignaturesInformation);
export const UserSignaturesUpdateList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGetParams: ObjectSchema<types.UserSignaturesGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid,
    "signatureId": zod.string()
}));
export const UserSignaturesGet200Response = /* @__PURE__ */ lenientResponse(UserSignature);
export const UserSignaturesGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateParams: ObjectSchema<types.UserSignaturesUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid,
    "signatureId": zod.string()
}));
export const UserSignaturesUpdateQueryParams: ObjectSchema<types.UserSignaturesUpdateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "close_existing_signature": formats.booleanString.optional()
}));
export const UserSignaturesUpdateBody = UserSignatureDefinition;
export const UserSignaturesUpdate200Response = /* @__PURE__ */ lenientResponse(UserSignature);
export const UserSignaturesUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDeleteParams: ObjectSchema<types.UserSignaturesDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid,
    "signatureId": zod.string()
}));
export const UserSignaturesDelete200Response = /* @__PURE__ */ zod.unknown();
export const UserSignaturesDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGetImageParams: ObjectSchema<types.UserSignaturesGetImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid,
    "signatureId": zod.string(),
    "imageType": zod.enum(['signature_image', 'initials_image'])
}));
export const UserSignaturesGetImageQueryParams: ObjectSchema<types.UserSignaturesGetImageQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_chrome": formats.booleanString.optional()
}));
export const UserSignaturesGetImage200Response = /* @__PURE__ */ zod.unknown();
export const UserSignaturesGetImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGetImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGetImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGetImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGetImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGetImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGetImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateImageParams: ObjectSchema<types.UserSignaturesUpdateImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid,
    "signatureId": zod.string(),
    "imageType": zod.enum(['signature_image', 'initials_image'])
}));
export const UserSignaturesUpdateImageQueryParams: ObjectSchema<types.UserSignaturesUpdateImageQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "transparent_png": formats.booleanString.optional()
}));
export const UserSignaturesUpdateImage200Response = /* @__PURE__ */ lenientResponse(UserSignature);
export const UserSignaturesUpdateImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDeleteImageParams: ObjectSchema<types.UserSignaturesDeleteImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid,
    "signatureId": zod.string(),
    "imageType": zod.enum(['signature_image', 'initials_image'])
}));
export const UserSignaturesDeleteImage200Response = /* @__PURE__ */ lenientResponse(UserSignature);
export const UserSignaturesDeleteImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDeleteImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDeleteImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDeleteImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDeleteImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDeleteImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDeleteImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
