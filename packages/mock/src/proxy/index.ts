// The proxy, its recordings, and the reports on them. An entry of its own, since it loads more than
// the mock does.
export { startProxy, type ProxyOptions, type RunningProxy } from './start-proxy.ts';
export { checkGoLive, type GoLiveFinding } from './go-live/check-go-live.ts';
export { compareSides, type ComparedStep } from './compare/compare-sides.ts';
export type { Side } from './compare/call-side.ts';
export type { Difference } from './compare/differences.ts';
export {
  parseScenario,
  readScenario,
  type Scenario,
  type ScenarioCall,
  type ScenarioPerson,
  type ScenarioStep,
} from './compare/scenario.ts';
export { readDrift, type OperationDrift } from './drift/create-drift.ts';
export { driftPage } from './drift/drift-page.ts';
export type { Looser } from './drift/observe.ts';
export { readRecording, type ReadRecording } from './replay/read-recording.ts';
export type { RecordedExchange } from './record/recorded.ts';
export { startReplay, type ReplayOptions, type RunningReplay } from './replay/start-replay.ts';
export type { CheckedExchange, Deviation, PatchStep } from './deviation.ts';
export type { CountedDeviation, OperationReport } from './report.ts';
export { isRealService } from './upstreams.ts';
