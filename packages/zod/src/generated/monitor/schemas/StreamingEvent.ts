/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { IpAddressLocation } from './IpAddressLocation.js';
import { UserAgentClientInfo } from './UserAgentClientInfo.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { StreamingEvent as Type } from '@countersign/types/monitor/schemas/StreamingEvent';
export const StreamingEvent: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "timestamp": formats.dateTime.optional(),
    "eventId": formats.guid.optional(),
    "site": zod.string().optional(),
    "accountId": zod.string().optional(),
    "organizationId": zod.string().optional(),
    "userId": zod.string().optional(),
    "integratorKey": zod.string().optional(),
    "userAgent": zod.string().optional(),
    "userAgentClientInfo": UserAgentClientInfo.optional(),
    "ipAddress": zod.string().optional(),
    "ipAddressLocation": IpAddressLocation.optional(),
    "object": zod.string().optional(),
    "action": zod.string().optional(),
    "property": zod.string().optional(),
    "field": zod.string().optional(),
    "result": zod.string().optional(),
    "source": zod.string().optional(),
    "isUserMemberOfDomain": zod.boolean().optional(),
    "referencedUserIsMemberOfDomain": zod.boolean().optional(),
    "referencedUserId": zod.string().optional(),
    "proxyStatus": zod.string().optional(),
    "proxyType": zod.string().optional(),
    "proxyLevel": zod.string().optional(),
    "latitude": zod.number().optional(),
    "longitude": zod.number().optional(),
    "city": zod.string().optional(),
    "state": zod.string().optional(),
    "country": zod.string().optional(),
    "device": zod.string().optional(),
    "browser": zod.string().optional(),
    "os": zod.string().optional(),
    "affectedUserId": zod.string().optional(),
    "affectedUserIsMemberOfDomain": zod.boolean().optional(),
    "data": zod.record(zod.string(), zod.unknown()).optional()
}));
