import { readIndex } from './core/engine/contract.ts';
import type { Mock } from './core/mock.ts';

/** The part of `http` of MSW that is used. */
export interface MswHttp<Handler> {
  all(addresses: RegExp, resolver: (info: { request: Request }) => Promise<Response>): Handler;
}

/**
 * Creates the handlers of MSW that answer requests to all hosts of the service, in every environment,
 * with a mock, a sandbox, or a tenant of a sandbox.
 * @param http `http` of the package `msw`
 */
export function mswHandlers<Handler>(
  http: MswHttp<Handler>,
  { fetch }: Pick<Mock, 'fetch'>,
): Handler[] {
  return [http.all(addresses(), ({ request }) => fetch(request))];
}

/** The hosts under the domains of the contract: accounts in production have many. */
function addresses(): RegExp {
  const hosts = readIndex().areas.flatMap(({ hosts: named = {} }) => Object.values(named));
  const domains = hosts.map((host) =>
    new URL(host).hostname
      .split('.')
      .slice(-2)
      .join(String.raw`\.`),
  );
  const all = [...new Set(domains)].join('|');
  return new RegExp(String.raw`^https://(?:[\w.-]+\.)?(?:${all})/`, 'u');
}
