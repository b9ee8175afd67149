import type { ContractIndex } from '@countersign/mock/core/contract';
import type { Recorder } from '@countersign/mock/core/traffic';
import type { ConnectCertificates } from '../documents/index.ts';
import type { ControlHandlers, ControlId, ControlParts } from '../frame/control/control-call.ts';
import type { WarningMode } from '../state/tenant.ts';
import type { Database } from '../state/storage/database.ts';
import type { Live } from './live/create-live.ts';
import type { Rules } from './rules/create-rules.ts';
import type { WarningLog } from './warning-log.ts';

/** The parts of the sandbox that the control API works on. */
export interface SandboxParts extends ControlParts {
  database: Database;
  /** Resolves when no event waits for its first delivery. */
  idle(): Promise<void>;
  rules: Rules;
  /** The certificates of Connect. */
  certificates: () => Promise<ConnectCertificates>;
  requests: Recorder;
  live: Live;
  warnings: WarningLog;
  contract: ContractIndex;
  /** The file of the seed; undefined for the default one. */
  seedFile: string | undefined;
  /** The mode of tenants that do not have their own. */
  usualWarningMode: WarningMode;
}

/** Handlers of some of the operations, which can work on all parts. */
export type SandboxHandlers<Ids extends ControlId> = ControlHandlers<Ids, SandboxParts>;
