/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkClickwrapRequest } from './schemas/bulkClickwrapRequest.js';
import { ClickwrapAgreementsResponse } from './schemas/clickwrapAgreementsResponse.js';
import { Document } from './schemas/document.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { UserAgreementRequest } from './schemas/userAgreementRequest.js';
import { UserAgreementResponse } from './schemas/userAgreementResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/click/user-agreements';
export const UserAgreementsPostHasAgreedParams: ObjectSchema<types.UserAgreementsPostHasAgreedParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid
}));
export const UserAgreementsPostHasAgreedBody = UserAgreementRequest;
export const UserAgreementsPostHasAgreed200Response: zod.ZodType<zod.output<typeof UserAgreementResponse>, unknown> = /* @__PURE__ */ lenientResponse(UserAgreementResponse);
export const UserAgreementsPostHasAgreed201Response: zod.ZodType<zod.output<typeof UserAgreementResponse>, unknown> = /* @__PURE__ */ lenientResponse(UserAgreementResponse);
export const UserAgreementsPostHasAgreed400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostHasAgreed401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostHasAgreed403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostHasAgreed404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostHasAgreed405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostHasAgreed429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostHasAgreed500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementParams: ObjectSchema<types.UserAgreementsGetAgreementParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid,
    "agreementId": formats.guid
}));
export const UserAgreementsGetAgreement200Response: zod.ZodType<zod.output<typeof UserAgreementResponse>, unknown> = /* @__PURE__ */ lenientResponse(UserAgreementResponse);
export const UserAgreementsGetAgreement400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreement401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreement403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreement404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreement405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreement429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreement500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdfParams: ObjectSchema<types.UserAgreementsGetAgreementPdfParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid,
    "agreementId": formats.guid
}));
export const UserAgreementsGetAgreementPdfQueryParams: ObjectSchema<types.UserAgreementsGetAgreementPdfQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_coc": zod.boolean().optional()
}));
export const UserAgreementsGetAgreementPdf200Response = /* @__PURE__ */ zod.unknown();
export const UserAgreementsGetAgreementPdf400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdf401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdf403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdf404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdf405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdf429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdf500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreementsParams: ObjectSchema<types.UserAgreementsPostBulkClickwrapAgreementsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid
}));
export const UserAgreementsPostBulkClickwrapAgreementsBody = BulkClickwrapRequest;
export const UserAgreementsPostBulkClickwrapAgreements201Response = /* @__PURE__ */ zod.unknown();
export const UserAgreementsPostBulkClickwrapAgreements400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreements401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreements403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreements404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreements405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreements429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreements500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreementsParams: ObjectSchema<types.UserAgreementsGetClickwrapAgreementsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid
}));
export const UserAgreementsGetClickwrapAgreementsQueryParams: ObjectSchema<types.UserAgreementsGetClickwrapAgreementsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "client_user_id": zod.string().max(100).optional(),
    "from_date": formats.dateOrTime.optional(),
    "page_number": formats.integerString.optional(),
    "status": zod.enum(['agreed', 'declined', 'created']).optional(),
    "to_date": formats.dateOrTime.optional()
}));
export const UserAgreementsGetClickwrapAgreements200Response: zod.ZodType<zod.output<typeof ClickwrapAgreementsResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapAgreementsResponse);
export const UserAgreementsGetClickwrapAgreements400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreements401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreements403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreements404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreements405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreements429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreements500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocumentParams: ObjectSchema<types.UserAgreementsGetAgreementDocumentParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid,
    "versionId": zod.string().regex(/^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|\d{1,6}(\.\d{1,6})?)$/),
    "orderOrDisclosure": zod.string().regex(/^(\d{1,6}|disclosure)$/)
}));
export const UserAgreementsGetAgreementDocument200Response: zod.ZodType<zod.output<typeof Document>, unknown> = /* @__PURE__ */ lenientResponse(Document);
export const UserAgreementsGetAgreementDocument400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocument401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocument403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocument404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocument405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocument429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocument500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreementsParams: ObjectSchema<types.UserAgreementsGetClickwrapVersionAgreementsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid,
    "versionId": zod.string().regex(/^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|\d{1,6}(\.\d{1,6})?)$/)
}));
export const UserAgreementsGetClickwrapVersionAgreementsQueryParams: ObjectSchema<types.UserAgreementsGetClickwrapVersionAgreementsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "client_user_id": zod.string().max(100).optional(),
    "from_date": formats.dateOrTime.optional(),
    "page_number": formats.integerString.optional(),
    "status": zod.enum(['agreed', 'declined', 'created']).optional(),
    "to_date": formats.dateOrTime.optional()
}));
export const UserAgreementsGetClickwrapVersionAgreements200Response: zod.ZodType<zod.output<typeof ClickwrapAgreementsResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapAgreementsResponse);
export const UserAgreementsGetClickwrapVersionAgreements400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreements401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreements403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreements404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreements405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreements429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreements500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
