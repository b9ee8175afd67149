/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { OrganizationConnectConfigResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationConnectConfigResponse';
export const OrganizationConnectConfigResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "connectId": zod.string().optional(),
    "configurationType": zod.string().optional(),
    "name": zod.string().optional(),
    "accountId": zod.string().optional(),
    "accountName": zod.string().optional(),
    "siteId": zod.int().optional(),
    "allowEnvelopePublish": formats.booleanString.optional(),
    "allowSalesforcePublish": formats.booleanString.optional(),
    "pausePublish": formats.booleanString.optional(),
    "requiresAcknowledgement": formats.booleanString.optional(),
    "disabledBy": zod.string().optional()
}));
