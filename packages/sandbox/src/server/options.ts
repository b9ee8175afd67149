import type { MockOptions } from '@countersign/mock';
import type { WarningMode } from '../state/tenant.ts';
import type { StorageOptions } from '../state/storage/open.ts';

/**
 * Options of the sandbox: its responses and its storage, and otherwise those of the mock. Users
 * come from the seed, and the time from the control API.
 */
export interface SandboxOptions extends Omit<MockOptions, 'oauth' | 'clock'> {
  /** The storage of the state (in memory, until the process ends). */
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
   * The effect of input that a request contains in vain, such as an unknown property: `warn`
   * records warnings, and `refuse` also rejects the request with 400 (warn).
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
