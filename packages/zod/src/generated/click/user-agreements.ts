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
export const UserAgreementsPostHasAgreed200Response = /* @__PURE__ */ lenientResponse(UserAgreementResponse);
export const UserAgreementsPostHasAgreed201Response = /* @__PURE__ */ lenientResponse(UserAgreementResponse);
export const UserAgreementsPostHasAgreed400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostHasAgreed401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostHasAgreed403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostHasAgreed404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostHasAgreed405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostHasAgreed429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostHasAgreed500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementParams: ObjectSchema<types.UserAgreementsGetAgreementParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid,
    "agreementId": formats.guid
}));
export const UserAgreementsGetAgreement200Response = /* @__PURE__ */ lenientResponse(UserAgreementResponse);
export const UserAgreementsGetAgreement400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreement401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreement403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreement404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreement405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreement429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreement500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdfParams: ObjectSchema<types.UserAgreementsGetAgreementPdfParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid,
    "agreementId": formats.guid
}));
export const UserAgreementsGetAgreementPdfQueryParams: ObjectSchema<types.UserAgreementsGetAgreementPdfQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_coc": zod.boolean().optional()
}));
export const UserAgreementsGetAgreementPdf200Response = /* @__PURE__ */ zod.unknown();
export const UserAgreementsGetAgreementPdf400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdf401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdf403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdf404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdf405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdf429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdf500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreementsParams: ObjectSchema<types.UserAgreementsPostBulkClickwrapAgreementsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid
}));
export const UserAgreementsPostBulkClickwrapAgreementsBody = BulkClickwrapRequest;
export const UserAgreementsPostBulkClickwrapAgreements201Response = /* @__PURE__ */ zod.unknown();
export const UserAgreementsPostBulkClickwrapAgreements400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreements401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreements403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreements404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreements405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreements429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreements500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
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
export const UserAgreementsGetClickwrapAgreements200Response = /* @__PURE__ */ lenientResponse(ClickwrapAgreementsResponse);
export const UserAgreementsGetClickwrapAgreements400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreements401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreements403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreements404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreements405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreements429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreements500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocumentParams: ObjectSchema<types.UserAgreementsGetAgreementDocumentParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid,
    "versionId": zod.string().regex(/^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|\d{1,6}(\.\d{1,6})?)$/),
    "orderOrDisclosure": zod.string().regex(/^(\d{1,6}|disclosure)$/)
}));
export const UserAgreementsGetAgreementDocument200Response = /* @__PURE__ */ lenientResponse(Document);
export const UserAgreementsGetAgreementDocument400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocument401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocument403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocument404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocument405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocument429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocument500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
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
export const UserAgreementsGetClickwrapVersionAgreements200Response = /* @__PURE__ */ lenientResponse(ClickwrapAgreementsResponse);
export const UserAgreementsGetClickwrapVersionAgreements400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreements401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreements403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreements404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreements405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreements429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreements500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
