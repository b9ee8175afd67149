import type { MockOptions } from '@countersign/mock';
import type { WarningMode } from '../state/tenant.ts';
import type { StorageOptions } from '../state/storage/open.ts';

/**
 * How the sandbox answers, and where it keeps its state; the rest is as the mock has it. Who may log
 * in is up to the seed, and the time to the control API.
 */
export interface SandboxOptions extends Omit<MockOptions, 'oauth' | 'clock'> {
  /** Where state is kept (nowhere: it is gone when the process ends). */
  storage?: StorageOptions;
  /** A file in YAML with the world that tenants begin with (that of the specs' examples). */
  seedFile?: string;
  /** Hold each answer to the contract before it is sent (true). */
  checkAnswers?: boolean;
  /**
   * Hosts other than this machine that events may be delivered to (none). The hosts that the server
   * itself is called by are `hostnames` of `startSandbox`.
   */
  allowHosts?: readonly string[];
  /**
   * What becomes of a request with something in it that has no effect, such as an unknown property:
   * `warn` records warnings, and `refuse` also rejects the request with 400 (warn).
   */
  warnings?: WarningMode;
  /** Show metrics for Prometheus at `/metrics`; needs the package `prom-client` (false). */
  metrics?: boolean;
  /**
   * Write traces from each request to the messages that it leads to; needs `@opentelemetry/api`, and
   * an SDK that the process has registered (false).
   */
  traces?: boolean;
}
