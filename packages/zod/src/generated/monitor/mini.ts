// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import * as zod from 'zod/mini';
import { miniObject } from '../../mini/mini-object.js';
import type { MiniObject } from '../../mini/mini-object.js';
import { fast } from '../../fast/fast.js';
import { made } from '../../mini/made.js';
import { lenientResponse } from '../../mini/readings.js';
import type * as types from '@countersign/types/monitor';
const guid = /* @__PURE__ */ zod.stringFormat('guid', /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/);
const dateTime = /* @__PURE__ */ zod.iso.datetime({ offset: true });
const optionalStringField = /* @__PURE__ */ made(() => zod.optional(zod.string()));
const optionalNumberField = /* @__PURE__ */ made(() => zod.optional(zod.number()));
const optionalBooleanField = /* @__PURE__ */ made(() => zod.optional(zod.boolean()));
const enum202Field = /* @__PURE__ */ zod.enum(['2.0', '2']);
const stringCheckMinLength1Field = /* @__PURE__ */ made(() => zod.string().check(zod.minLength(1)));
const optionalIntCheckGte1CheckLte2000Field = /* @__PURE__ */ made(() => zod.optional(zod.int().check(zod.gte(1)).check(zod.lte(2000))));
const fieldsOfIpAddressLocation = () => ({
    "latitude": optionalNumberField,
    "longitude": optionalNumberField,
    "country": optionalStringField,
    "state": optionalStringField,
    "city": optionalStringField
});
export const AggregateResult: MiniObject<types.AggregateResult> = /* @__PURE__ */ miniObject(() => ({
    "result": zod.optional(zod.array(AggregateResultResult))
}));
export const AggregateResultResult: MiniObject<types.AggregateResultResult> = /* @__PURE__ */ miniObject(() => ({
    "name": optionalStringField,
    "data": zod.optional(zod.array(StreamingEvent))
}));
export const Browser: MiniObject<types.Browser> = /* @__PURE__ */ miniObject(() => ({
    "family": optionalStringField,
    "version": zod.optional(Version)
}));
export const CursoredResult: MiniObject<types.CursoredResult> = /* @__PURE__ */ miniObject(() => ({
    "endCursor": optionalStringField,
    "data": zod.optional(zod.array(StreamingEvent))
}));
export const Device: MiniObject<types.Device> = /* @__PURE__ */ miniObject(() => ({
    "family": optionalStringField,
    "brand": optionalStringField,
    "model": optionalStringField
}));
export const IpAddressLocation: MiniObject<types.IpAddressLocation> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfIpAddressLocation()
}));
export const MonitorError: MiniObject<types.MonitorError> = /* @__PURE__ */ miniObject(() => ({
    "error": zod.string()
}));
export const Os: MiniObject<types.Os> = /* @__PURE__ */ miniObject(() => ({
    "family": optionalStringField,
    "version": zod.optional(Version)
}));
export const StreamResponse: MiniObject<types.StreamResponse> = /* @__PURE__ */ miniObject(() => ({
    "endCursor": optionalStringField,
    "data": zod.optional(zod.array(StreamingEvent))
}));
export const StreamingEvent: MiniObject<types.StreamingEvent> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfIpAddressLocation(),
    "timestamp": zod.optional(dateTime),
    "eventId": zod.optional(guid),
    "site": optionalStringField,
    "accountId": optionalStringField,
    "organizationId": optionalStringField,
    "userId": optionalStringField,
    "integratorKey": optionalStringField,
    "userAgent": optionalStringField,
    "userAgentClientInfo": zod.optional(UserAgentClientInfo),
    "ipAddress": optionalStringField,
    "ipAddressLocation": zod.optional(IpAddressLocation),
    "object": optionalStringField,
    "action": optionalStringField,
    "property": optionalStringField,
    "field": optionalStringField,
    "result": optionalStringField,
    "source": optionalStringField,
    "isUserMemberOfDomain": optionalBooleanField,
    "referencedUserIsMemberOfDomain": optionalBooleanField,
    "referencedUserId": optionalStringField,
    "proxyStatus": optionalStringField,
    "proxyType": optionalStringField,
    "proxyLevel": optionalStringField,
    "device": optionalStringField,
    "browser": optionalStringField,
    "os": optionalStringField,
    "affectedUserId": optionalStringField,
    "affectedUserIsMemberOfDomain": optionalBooleanField,
    "data": zod.optional(zod.record(zod.string(), zod.unknown()))
}));
export const UserAgentClientInfo: MiniObject<types.UserAgentClientInfo> = /* @__PURE__ */ miniObject(() => ({
    "browser": zod.optional(Browser),
    "device": zod.optional(Device),
    "os": zod.optional(Os)
}));
export const Version: MiniObject<types.Version> = /* @__PURE__ */ miniObject(() => ({
    "major": optionalStringField,
    "minor": optionalStringField,
    "patch": optionalStringField
}));
export const WebQuery: MiniObject<types.WebQuery> = /* @__PURE__ */ miniObject(() => ({
    "filters": zod.optional(zod.array(Filter)),
    "aggregations": zod.optional(zod.array(Aggregation)),
    "queryScope": zod.nullish(zod.union([zod.literal('OrganizationId'), zod.literal(null)])),
    "queryScopeId": zod.nullish(zod.string())
}));
export const Aggregation = /* @__PURE__ */ fast(() => zod.record(zod.string(), zod.unknown()));
export const Filter = /* @__PURE__ */ fast(() => zod.record(zod.string(), zod.unknown()));
export const DataSetGetStreamParams: MiniObject<types.DataSetGetStreamParams> = /* @__PURE__ */ miniObject(() => ({
    "version": zod.enum(['2.0', '2']),
    "dataSetName": stringCheckMinLength1Field
}));
export const DataSetGetStreamQueryParams: MiniObject<types.DataSetGetStreamQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "cursor": optionalStringField,
    "limit": optionalIntCheckGte1CheckLte2000Field
}));
export const DataSetGetStream200Response: zod.ZodMiniType<zod.output<typeof CursoredResult>, unknown> = /* @__PURE__ */ lenientResponse(CursoredResult);
export const DataSetGetStream400Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetGetStream401Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetGetStream403Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetGetStream404Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetGetStream405Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetGetStream429Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetGetStream500Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetPostWebQueryParams: MiniObject<types.DataSetPostWebQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "version": enum202Field,
    "dataSetName": stringCheckMinLength1Field
}));
export const DataSetPostWebQueryBody = WebQuery;
export const DataSetPostWebQuery200Response: zod.ZodMiniType<zod.output<typeof AggregateResult>, unknown> = /* @__PURE__ */ lenientResponse(AggregateResult);
export const DataSetPostWebQuery400Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetPostWebQuery401Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetPostWebQuery403Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetPostWebQuery404Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetPostWebQuery405Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetPostWebQuery429Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetPostWebQuery500Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetStreamParams: MiniObject<types.DataSetStreamParams> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid
}));
export const DataSetStreamQueryParams: MiniObject<types.DataSetStreamQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "cursor": optionalStringField,
    "limit": optionalIntCheckGte1CheckLte2000Field
}));
export const DataSetStream200Response: zod.ZodMiniType<zod.output<typeof StreamResponse>, unknown> = /* @__PURE__ */ lenientResponse(StreamResponse);
export const DataSetStream400Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetStream401Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetStream403Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetStream404Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetStream405Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetStream429Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetStream500Response: zod.ZodMiniType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);

