// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './data-set.js';
export * from './schemas/ClientPart.js';
export * from './schemas/CursoredResult.js';
export * from './schemas/IpAddressLocation.js';
export * from './schemas/MonitorError.js';
export * from './schemas/StreamResponse.js';
export * from './schemas/StreamingEvent.js';
export * from './schemas/UserAgentClientInfo.js';

