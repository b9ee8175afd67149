/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountSignature } from './schemas/accountSignature.js';
import { AccountSignatureDefinition } from './schemas/accountSignatureDefinition.js';
import { AccountSignaturesInformation } from './schemas/accountSignaturesInformation.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/account-signatures';
export const AccountSignaturesGetAccountSignaturesParams: ObjectSchema<types.AccountSignaturesGetAccountSignaturesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountSignaturesGetAccountSignaturesQueryParams: ObjectSchema<types.AccountSignaturesGetAccountSignaturesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "stamp_format": zod.enum(['NameHanko', 'NameDateHanko', 'PlaceholderHanko']).optional(),
    "stamp_name": zod.string().optional(),
    "stamp_type": zod.enum(['signature', 'stamp', 'name_stamp', 'null']).optional()
}));
export const AccountSignaturesGetAccountSignatures200Response = /* @__PURE__ */ lenientResponse(AccountSignaturesInformation);
export const AccountSignaturesGetAccountSignatures400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatures401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatures403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatures404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatures405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatures429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatures500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignaturesParams: ObjectSchema<types.AccountSignaturesCreateAccountSignaturesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountSignaturesCreateAccountSignaturesQueryParams: ObjectSchema<types.AccountSignaturesCreateAccountSignaturesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "decode_only": formats.booleanString.optional()
}));
export const AccountSignaturesCreateAccountSignaturesBody = AccountSignaturesInformation;
export const AccountSignaturesCreateAccountSignatures201Response = /* @__PURE__ */ lenientResponse(AccountSignaturesInformation);
export const AccountSignaturesCreateAccountSignatures400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignatures401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignatures403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignatures404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignatures405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignatures429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignatures500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureParams: ObjectSchema<types.AccountSignaturesUpdateAccountSignatureParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountSignaturesUpdateAccountSignatureBody = AccountSignaturesInformation;
export const AccountSignaturesUpdateAccountSignature200Response = /* @__PURE__ */ lenientResponse(AccountSignaturesInformation);
export const AccountSignaturesUpdateAccountSignature400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignature401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignature403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignature404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignature405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignature429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignature500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureParams: ObjectSchema<types.AccountSignaturesGetAccountSignatureParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "signatureId": formats.guid
}));
export const AccountSignaturesGetAccountSignature200Response = /* @__PURE__ */ lenientResponse(AccountSignature);
export const AccountSignaturesGetAccountSignature400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignature401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignature403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignature404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignature405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignature429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignature500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureByIdParams: ObjectSchema<types.AccountSignaturesUpdateAccountSignatureByIdParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "signatureId": formats.guid
}));
export const AccountSignaturesUpdateAccountSignatureByIdQueryParams: ObjectSchema<types.AccountSignaturesUpdateAccountSignatureByIdQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "close_existing_signature": formats.booleanString.optional()
}));
export const AccountSignaturesUpdateAccountSignatureByIdBody = AccountSignatureDefinition;
export const AccountSignaturesUpdateAccountSignatureById200Response = /* @__PURE__ */ lenientResponse(AccountSignature);
export const AccountSignaturesUpdateAccountSignatureById400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureById401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureById403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureById404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureById405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureById429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureById500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureParams: ObjectSchema<types.AccountSignaturesDeleteAccountSignatureParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "signatureId": formats.guid
}));
export const AccountSignaturesDeleteAccountSignature200Response = /* @__PURE__ */ zod.unknown();
export const AccountSignaturesDeleteAccountSignature400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignature401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignature403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignature404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignature405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignature429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignature500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImageParams: ObjectSchema<types.AccountSignaturesGetAccountSignatureImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "signatureId": formats.guid,
    "imageType": zod.enum(['signature_image', 'initials_image'])
}));
export const AccountSignaturesGetAccountSignatureImageQueryParams: ObjectSchema<types.AccountSignaturesGetAccountSignatureImageQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_chrome": formats.booleanString.optional()
}));
export const AccountSignaturesGetAccountSignatureImage200Response = /* @__PURE__ */ zod.unknown();
export const AccountSignaturesGetAccountSignatureImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImageParams: ObjectSchema<types.AccountSignaturesUpdateAccountSignatureImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "signatureId": formats.guid,
    "imageType": zod.enum(['signature_image', 'initials_image'])
}));
export const AccountSignaturesUpdateAccountSignatureImageQueryParams: ObjectSchema<types.AccountSignaturesUpdateAccountSignatureImageQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "transparent_png": formats.booleanString.optional()
}));
export const AccountSignaturesUpdateAccountSignatureImage200Response = /* @__PURE__ */ lenientResponse(AccountSignature);
export const AccountSignaturesUpdateAccountSignatureImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImageParams: ObjectSchema<types.AccountSignaturesDeleteAccountSignatureImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "signatureId": formats.guid,
    "imageType": zod.enum(['signature_image', 'initials_image'])
}));
export const AccountSignaturesDeleteAccountSignatureImage200Response = /* @__PURE__ */ lenientResponse(AccountSignature);
export const AccountSignaturesDeleteAccountSignatureImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
