// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './data-set.js';
export * from './schemas/AggregateResult.js';
export * from './schemas/AggregateResultResult.js';
export * from './schemas/Aggregation.js';
export * from './schemas/Browser.js';
export * from './schemas/CursoredResult.js';
export * from './schemas/Device.js';
export * from './schemas/Filter.js';
export * from './schemas/IpAddressLocation.js';
export * from './schemas/MonitorError.js';
export * from './schemas/Os.js';
export * from './schemas/StreamResponse.js';
export * from './schemas/StreamingEvent.js';
export * from './schemas/UserAgentClientInfo.js';
export * from './schemas/Version.js';
export * from './schemas/WebQuery.js';

