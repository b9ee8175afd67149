/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { DowngradePlanUpdateResponse } from './downgradePlanUpdateResponse.js';
import { PaymentMethod } from './paymentMethod.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DowngradRequestBillingInfoResponse as Type } from '@countersign/types/esign-v2.1/schemas/downgradRequestBillingInfoResponse';
export const DowngradRequestBillingInfoResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "downgradePlanInformation": DowngradePlanUpdateResponse.optional(),
    "paymentMethod": PaymentMethod.optional()
}));
