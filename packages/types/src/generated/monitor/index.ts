// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export type * from './schemas/AggregateResult.js';
export type * from './schemas/AggregateResultResult.js';
export type * from './schemas/Aggregation.js';
export type * from './schemas/Browser.js';
export type * from './schemas/CursoredResult.js';
export type * from './schemas/Device.js';
export type * from './schemas/Filter.js';
export type * from './schemas/IpAddressLocation.js';
export type * from './schemas/MonitorError.js';
export type * from './schemas/Os.js';
export type * from './schemas/StreamResponse.js';
export type * from './schemas/StreamingEvent.js';
export type * from './schemas/UserAgentClientInfo.js';
export type * from './schemas/Version.js';
export type * from './schemas/WebQuery.js';
export type * from './data-set.js';
export type * from './error-code.js';
