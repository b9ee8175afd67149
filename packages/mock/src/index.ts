export { createMock } from './mock/create-mock.ts';
export type { Fault, FaultRule } from './core/faults/fault.ts';
export type { MockRequest, MockResponse, Outcome } from './core/message.ts';
export type { Mock, MockOptions, RateLimitOptions, TransportProblem } from './core/mock.ts';
export type { OAuthClient, OAuthOptions } from './core/oauth/options.ts';
export type { RunningMock, StartOptions, Timeouts, TlsFiles } from './core/server/options.ts';
export { startMock } from './mock/start-mock.ts';
export type { Exchange, Finding, Note, Warning } from './core/traffic/exchange.ts';
export type {
  BodyDetails,
  ExchangeDetails,
  MessageDetails,
} from './core/traffic/exchange-details.ts';
export type { Traffic } from './core/traffic/traffic.ts';
