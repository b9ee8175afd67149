import { CountersignError } from './errors/countersign-error.js';
import type { Middleware } from './middleware.js';

/** The program that calls, as `appInfo` names it. */
export interface AppInfo {
  readonly name: string;
  readonly version?: string | undefined;
  /** An address at which somebody answers for the program. */
  readonly url?: string | undefined;
}

/** Options of `logging`. */
export interface LogOptions {
  /** The receiver of the lines. Without one it is `console`, if the variable DEBUG names `countersign`. */
  readonly logger?: Logger | undefined;
}

/** A logger, such as `console`, pino or winston. */
export interface Logger {
  debug(line: string): void;
  warn(line: string): void;
}

/**
 * Names a program in the `User-Agent` of each request, so that its calls can be told from others of
 * the same account. Browsers do not let a page set this header.
 * @throws {CountersignError} if a part has other characters than letters, digits and `!#$%&'*+-.^_|~`
 */
export function appInfo({ name, version, url }: AppInfo): Middleware {
  for (const part of [name, version ?? 'none'])
    if (!/^[\w!#$%&'*+.^|~-]+$/.test(part))
      throw new CountersignError(
        `The name or version ${JSON.stringify(part)} cannot be in a User-Agent. Write it without spaces, such as lease-desk.`,
      );
  const product = version === undefined ? name : `${name}/${version}`;
  const own = url === undefined ? product : `${product} (${encodeURI(url)})`;
  return (request, next) => {
    const { headers } = request;
    const key = Object.keys(headers).find((one) => one.toLowerCase() === 'user-agent');
    const agent = key === undefined ? own : `${own} ${headers[key]}`;
    return next({ ...request, headers: { ...headers, [key ?? 'User-Agent']: agent } });
  };
}

/**
 * Writes a line for each attempt: the operation, the path, the status and the time. Queries, bodies
 * and headers, which may have secrets, are in none of them.
 */
export function logging({ logger }: LogOptions = {}): Middleware {
  return async (request, next) => {
    const log = logger ?? (isDebugging() ? console : undefined);
    if (log === undefined) return next(request);
    const { operation, method, url, attempt } = request;
    const call = `${operation} ${method} ${pathOf(url)}, attempt ${attempt}`;
    const start = performance.now();
    const taken = () => `${Math.round(performance.now() - start)} ms`;
    try {
      const response = await next(request);
      const line = `${call}: ${response.status} after ${taken()}`;
      if (response.ok) log.debug(line);
      else log.warn(line);
      return response;
    } catch (error) {
      log.warn(`${call}: ${error instanceof Error ? error.name : 'no answer'} after ${taken()}`);
      throw error;
    }
  };
}

/** The path of an address, which can be relative in a page, without its query. */
function pathOf(url: string): string {
  return url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
}

/** Reports whether the variable DEBUG names this client, as `countersign`, `countersign:*` or `*`. */
function isDebugging(): boolean {
  const process: unknown = Reflect.get(globalThis, 'process');
  const env = memberOf(process, 'env');
  const names = memberOf(env, 'DEBUG');
  return (
    typeof names === 'string' &&
    names.split(/[\s,]/).some((name) => ['*', 'countersign', 'countersign:*'].includes(name))
  );
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const member: unknown = Reflect.get(value, name);
  return member;
}
