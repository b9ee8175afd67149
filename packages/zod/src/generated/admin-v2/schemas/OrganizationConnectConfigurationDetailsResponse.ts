/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectEvent } from './connectEvent.js';
import { ConnectEventData } from './ConnectEventData.js';
import { DeliveryMode } from './deliveryMode.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { OrganizationConnectConfigurationDetailsResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationConnectConfigurationDetailsResponse';
export const OrganizationConnectConfigurationDetailsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "connectId": formats.guid.optional(),
    "configurationType": zod.string().optional(),
    "name": zod.string().optional(),
    "urlToPublishTo": zod.string().optional(),
    "allowEnvelopePublish": formats.booleanString.optional(),
    "pausePublish": formats.booleanString.optional(),
    "deliveryMode": DeliveryMode.optional(),
    "events": zod.array(ConnectEvent).optional(),
    "eventData": ConnectEventData.optional(),
    "associatedFilterSelection": zod.string().optional(),
    "accountIds": zod.array(zod.string()).optional(),
    "userIds": zod.array(zod.string()).optional(),
    "groupIds": zod.array(zod.string()).optional(),
    "includeHMAC": formats.booleanString.optional(),
    "includeOAuth": formats.booleanString.optional(),
    "signMessageWithX509Certificate": formats.booleanString.optional()
}));
