export { createMock } from './create-mock.js';
export type { Fault, FaultRule } from './faults/fault.js';
export type { MockRequest, MockResponse, Outcome } from './message.js';
export type { Mock, MockOptions, RateLimitOptions, TransportProblem } from './mock.js';
export type { OAuthClient, OAuthOptions } from './oauth/options.js';
export type { RunningMock, StartOptions, Timeouts, TlsFiles } from './server/options.js';
export { startMock } from './server/start.js';
export type { Exchange, Finding } from './traffic/exchange.js';
export type { Traffic } from './traffic/traffic.js';
