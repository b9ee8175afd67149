import type { Writable } from 'node:stream';
import type { MockOptions } from '../mock.ts';
import type { Traffic } from '../traffic/traffic.ts';

/** Options of the server. Defaults are in parentheses. */
export interface StartOptions extends MockOptions {
  /** The port to listen on; 0 takes any free one (0). */
  port?: number | undefined;
  /** The address to listen on (127.0.0.1). */
  host?: string | undefined;
  /**
   * Serve HTTPS beside HTTP, on the same port: `true` with a certificate made for this machine, or
   * with the given one (false).
   */
  https?: boolean | TlsFiles | undefined;
  /**
   * Host names that the server answers to, in addition to the host it listens on and the names and
   * addresses that always mean this machine; `*` is any (none). Requests for other hosts get 421.
   */
  hostnames?: readonly string[] | undefined;
  /**
   * The origins that may call from a browser: all (`true`), these (with `*` in the list: all) or
   * none (`false`). By default, pages of this machine: localhost and loopback addresses, at any
   * port.
   */
  cors?: boolean | readonly string[] | undefined;
  /** Timeouts for slow clients. */
  timeouts?: Timeouts | undefined;
  /** The largest body in bytes, if it is to be smaller than the limits in the specs. */
  largestBody?: number | undefined;
  /**
   * The log, one line of JSON for each exchange: a file, `-` for standard output, a stream (none).
   */
  log?: string | Writable | undefined;
  /**
   * The number of seconds for which the command goes on after SIGTERM, while `/healthz/ready`
   * responds with 503, so that balancers send no more requests before it ends (0).
   */
  drain?: number | undefined;
  /** A folder with the built reference site, to be served under /reference (none). */
  reference?: string | undefined;
}

/** A certificate and its key, both in PEM. */
export interface TlsFiles {
  certificate: string;
  key: string;
}

/** Times in milliseconds. */
export interface Timeouts {
  /** Until all headers are there (10,000). */
  headers?: number | undefined;
  /** Until all of the request is there (30,000). */
  request?: number | undefined;
  /** The longest time for which a connection may be idle (120,000). */
  keepAlive?: number | undefined;
}

/** A server that runs. */
export interface RunningMock {
  /** Scheme, host and port, without a slash at the end. */
  url: string;
  /** Its address with `https`, if HTTPS is served. */
  httpsUrl?: string;
  /** The certificate that clients must trust, in PEM, if this server created it. */
  certificate?: string;
  /** The file with that certificate, if it could be kept; for `NODE_EXTRA_CA_CERTS`. */
  certificateFile?: string;
  /**
   * Serves new connections over HTTPS with another certificate, such as a renewed one; open
   * connections keep theirs.
   * @throws an Error about an invalid certificate or key; then the previous one stays
   */
  replaceCertificate(files: TlsFiles): void;
  /** The requests that the server received and its responses. */
  traffic: Traffic;
  /**
   * Reports from now on that the server is not ready, and closes each connection after its next
   * response.
   */
  drain(): void;
  /**
   * Accepts no new connections, lets running requests end, drops those that take longer than two
   * seconds, and resolves when all is closed and the log is written.
   */
  close(): Promise<void>;
}
