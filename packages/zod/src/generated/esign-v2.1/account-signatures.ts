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
export const AccountSignaturesGetAccountSignatures200Response: zod.ZodType<zod.output<typeof AccountSignaturesInformation>, unknown> = /* @__PURE__ */ lenientResponse(AccountSignaturesInformation);
export const AccountSignaturesGetAccountSignatures400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatures401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatures403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatures404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatures405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatures429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatures500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignaturesParams: ObjectSchema<types.AccountSignaturesCreateAccountSignaturesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountSignaturesCreateAccountSignaturesQueryParams: ObjectSchema<types.AccountSignaturesCreateAccountSignaturesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "decode_only": formats.booleanString.optional()
}));
export const AccountSignaturesCreateAccountSignaturesBody = AccountSignaturesInformation;
export const AccountSignaturesCreateAccountSignatures201Response: zod.ZodType<zod.output<typeof AccountSignaturesInformation>, unknown> = /* @__PURE__ */ lenientResponse(AccountSignaturesInformation);
export const AccountSignaturesCreateAccountSignatures400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignatures401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignatures403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignatures404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignatures405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignatures429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignatures500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureParams: ObjectSchema<types.AccountSignaturesUpdateAccountSignatureParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountSignaturesUpdateAccountSignatureBody = AccountSignaturesInformation;
export const AccountSignaturesUpdateAccountSignature200Response: zod.ZodType<zod.output<typeof AccountSignaturesInformation>, unknown> = /* @__PURE__ */ lenientResponse(AccountSignaturesInformation);
export const AccountSignaturesUpdateAccountSignature400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignature401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignature403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignature404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignature405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignature429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignature500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureParams: ObjectSchema<types.AccountSignaturesGetAccountSignatureParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "signatureId": formats.guid
}));
export const AccountSignaturesGetAccountSignature200Response: zod.ZodType<zod.output<typeof AccountSignature>, unknown> = /* @__PURE__ */ lenientResponse(AccountSignature);
export const AccountSignaturesGetAccountSignature400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignature401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignature403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignature404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignature405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignature429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignature500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureByIdParams: ObjectSchema<types.AccountSignaturesUpdateAccountSignatureByIdParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "signatureId": formats.guid
}));
export const AccountSignaturesUpdateAccountSignatureByIdQueryParams: ObjectSchema<types.AccountSignaturesUpdateAccountSignatureByIdQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "close_existing_signature": formats.booleanString.optional()
}));
export const AccountSignaturesUpdateAccountSignatureByIdBody = AccountSignatureDefinition;
export const AccountSignaturesUpdateAccountSignatureById200Response: zod.ZodType<zod.output<typeof AccountSignature>, unknown> = /* @__PURE__ */ lenientResponse(AccountSignature);
export const AccountSignaturesUpdateAccountSignatureById400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureById401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureById403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureById404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureById405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureById429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureById500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureParams: ObjectSchema<types.AccountSignaturesDeleteAccountSignatureParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "signatureId": formats.guid
}));
export const AccountSignaturesDeleteAccountSignature200Response = /* @__PURE__ */ zod.unknown();
export const AccountSignaturesDeleteAccountSignature400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignature401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignature403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignature404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignature405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignature429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignature500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImageParams: ObjectSchema<types.AccountSignaturesGetAccountSignatureImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "signatureId": formats.guid,
    "imageType": zod.enum(['signature_image', 'initials_image'])
}));
export const AccountSignaturesGetAccountSignatureImageQueryParams: ObjectSchema<types.AccountSignaturesGetAccountSignatureImageQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_chrome": formats.booleanString.optional()
}));
export const AccountSignaturesGetAccountSignatureImage200Response = /* @__PURE__ */ zod.unknown();
export const AccountSignaturesGetAccountSignatureImage400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImage401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImage403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImage404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImage405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImage429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImage500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImageParams: ObjectSchema<types.AccountSignaturesUpdateAccountSignatureImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "signatureId": formats.guid,
    "imageType": zod.enum(['signature_image', 'initials_image'])
}));
export const AccountSignaturesUpdateAccountSignatureImageQueryParams: ObjectSchema<types.AccountSignaturesUpdateAccountSignatureImageQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "transparent_png": formats.booleanString.optional()
}));
export const AccountSignaturesUpdateAccountSignatureImage200Response: zod.ZodType<zod.output<typeof AccountSignature>, unknown> = /* @__PURE__ */ lenientResponse(AccountSignature);
export const AccountSignaturesUpdateAccountSignatureImage400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImage401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImage403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImage404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImage405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImage429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImage500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImageParams: ObjectSchema<types.AccountSignaturesDeleteAccountSignatureImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "signatureId": formats.guid,
    "imageType": zod.enum(['signature_image', 'initials_image'])
}));
export const AccountSignaturesDeleteAccountSignatureImage200Response: zod.ZodType<zod.output<typeof AccountSignature>, unknown> = /* @__PURE__ */ lenientResponse(AccountSignature);
export const AccountSignaturesDeleteAccountSignatureImage400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImage401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImage403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImage404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImage405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImage429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImage500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
