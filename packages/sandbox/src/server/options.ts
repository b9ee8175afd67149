import type { MockOptions } from '@countersign/mock';
import type { WarningMode } from '../state/warning-mode.ts';
import type { StorageOptions } from '../state/storage/options.ts';

/**
 * Options of the sandbox: its responses and its storage, and otherwise those of the mock. Users
 * come from the seed, and the time from the control API.
 */
export interface SandboxOptions extends Omit<MockOptions, 'oauth' | 'clock'> {
  /** The storage of the state (in memory, until the process ends). */
  storage?: StorageOptions | undefined;
  /** A YAML file with the seed of tenants (the examples of the specs). */
  seedFile?: string | undefined;
  /** Check each response against the contract before it is sent (true). */
  checkAnswers?: boolean | undefined;
  /**
   * Hosts other than this machine that events may be delivered to (none). The hosts that the server
   * itself is called by are `hostnames` of `startSandbox`.
   */
  allowHosts?: readonly string[] | undefined;
  /**
   * The effect of input that has no meaning, such as an unknown property: `warn` records warnings,
   * and `refuse` also rejects the request with 400 (warn).
   */
  warnings?: WarningMode | undefined;
  /**
   * The program of LibreOffice that converts documents of office programs; `false` for none, whose
   * text is then set without looks (the one that is found on this machine). It holds for all
   * sandboxes of the process.
   */
  office?: string | false | undefined;
  /** Show metrics for Prometheus at `/metrics`; needs the package `prom-client` (false). */
  metrics?: boolean | undefined;
  /**
   * Write traces from each request to the messages that it causes; needs `@opentelemetry/api`, and
   * an SDK that the process has registered (false).
   */
  traces?: boolean | undefined;
}
