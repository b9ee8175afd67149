/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import { IndividualMembershipDataRedactionRequest } from './schemas/IndividualMembershipDataRedactionRequest.js';
import { IndividualUserDataRedactionRequest } from './schemas/IndividualUserDataRedactionRequest.js';
import { IndividualUserDataRedactionResponse } from './schemas/IndividualUserDataRedactionResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/admin-v2/data-deletion';
export const DataDeletionRedactIndividualMembershipDataParams: ObjectSchema<types.DataDeletionRedactIndividualMembershipDataParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid
}));
export const DataDeletionRedactIndividualMembershipDataBody = IndividualMembershipDataRedactionRequest;
export const DataDeletionRedactIndividualMembershipData200Response: zod.ZodType<zod.output<typeof IndividualUserDataRedactionResponse>, unknown> = /* @__PURE__ */ lenientResponse(IndividualUserDataRedactionResponse);
export const DataDeletionRedactIndividualMembershipData400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualMembershipData401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualMembershipData403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualMembershipData404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualMembershipData405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualMembershipData429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualMembershipData500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserDataParams: ObjectSchema<types.DataDeletionRedactIndividualUserDataParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const DataDeletionRedactIndividualUserDataBody = IndividualUserDataRedactionRequest;
export const DataDeletionRedactIndividualUserData200Response: zod.ZodType<zod.output<typeof IndividualUserDataRedactionResponse>, unknown> = /* @__PURE__ */ lenientResponse(IndividualUserDataRedactionResponse);
export const DataDeletionRedactIndividualUserData400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserData401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserData403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserData404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserData405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserData429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserData500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
