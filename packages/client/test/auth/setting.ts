import { codeGrant, type CodeGrantOptions } from '@countersign/client/auth';
import { afterEach, beforeEach } from 'vitest';
import { app, startAuthServer } from './auth-server.ts';

const minute = 60_000;

/** A server of its own for each test, and a clock that stands still until the test moves it. */
export function useAuthServer() {
  let server: Awaited<ReturnType<typeof startAuthServer>> | undefined;
  let time = 0;

  beforeEach(async () => {
    time = Date.UTC(2026, 10, 22, 9);
    server = await startAuthServer();
  });
  afterEach(() => server?.close());

  const current = () => {
    if (server === undefined) throw new Error('the server runs within tests only');
    return server;
  };
  const session = (options: Partial<CodeGrantOptions> = {}) =>
    codeGrant({
      authUrl: current().url,
      clientId: app.clientId,
      clientSecret: app.clientSecret,
      redirectUri: app.redirectUri,
      now: () => time,
      ...options,
    });
  return {
    get server() {
      return current();
    },
    now: () => time,
    pass(minutes: number) {
      time += minutes * minute;
    },
    session,
    /** A session whose user has logged in. */
    async loggedIn(options: Partial<CodeGrantOptions> = {}) {
      const made = session(options);
      const { url } = await made.begin();
      await made.finish(await current().browse(url));
      return made;
    },
    /** The grant types of the requests so far. */
    grants: () => current().requests.map(({ form }) => form.grant_type),
  };
}
