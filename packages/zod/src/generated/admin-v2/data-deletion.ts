/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
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
export const DataDeletionRedactIndividualMembershipData200Response = /* @__PURE__ */ lenientResponse(IndividualUserDataRedactionResponse);
export const DataDeletionRedactIndividualMembershipData400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualMembershipData401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualMembershipData403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualMembershipData404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualMembershipData405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualMembershipData429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualMembershipData500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserDataParams: ObjectSchema<types.DataDeletionRedactIndividualUserDataParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const DataDeletionRedactIndividualUserDataBody = IndividualUserDataRedactionRequest;
export const DataDeletionRedactIndividualUserData200Response = /* @__PURE__ */ lenientResponse(IndividualUserDataRedactionResponse);
export const DataDeletionRedactIndividualUserData400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserData401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserData403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserData404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserData405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserData429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataDeletionRedactIndividualUserData500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
