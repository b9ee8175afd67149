/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserAgreementResponse } from './userAgreementResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ClickwrapAgreementsResponse as Type } from '@countersign/types/click/schemas/clickwrapAgreementsResponse';
export const ClickwrapAgreementsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "minimumPagesRemaining": zod.int().optional(),
    "page": zod.int().optional(),
    "pageSize": zod.int().optional(),
    "beginCreatedOn": formats.dateTime.optional(),
    "userAgreements": zod.array(UserAgreementResponse).optional()
}));
