export { startProxy, type ProxyOptions, type RunningProxy } from './proxy/start-proxy.ts';
export { checkGoLive, type GoLiveFinding } from './proxy/go-live/check-go-live.ts';
export { compareSides, type ComparedStep, type Side } from './proxy/compare/compare-sides.ts';
export type { Difference } from './proxy/compare/differences.ts';
export {
  parseScenario,
  readScenario,
  type Scenario,
  type ScenarioStep,
} from './proxy/compare/scenario.ts';
export { readDrift, type OperationDrift } from './proxy/drift/create-drift.ts';
export {
  startReplay,
  type ReplayOptions,
  type RunningReplay,
} from './proxy/replay/start-replay.ts';
export type { CheckedExchange, Deviation } from './proxy/deviation.ts';
export type { CountedDeviation, OperationReport } from './proxy/report.ts';
export { createMock } from './create-mock.ts';
export type { Fault, FaultRule } from './faults/fault.ts';
export type { MockRequest, MockResponse, Outcome } from './message.ts';
export type { Mock, MockOptions, RateLimitOptions, TransportProblem } from './mock.ts';
export type { OAuthClient, OAuthOptions } from './oauth/options.ts';
export type { RunningMock, StartOptions, Timeouts, TlsFiles } from './server/options.ts';
export { startMock } from './server/start.ts';
export type { Exchange, Finding, Note, Warning } from './traffic/exchange.ts';
export type { BodyDetails, ExchangeDetails, MessageDetails } from './traffic/exchange-details.ts';
export type { Traffic } from './traffic/traffic.ts';
