import { afterEach, beforeEach } from 'vitest';
import { leaseDesk, otherClient, startOAuth, type OAuthSetting } from './oauth-server.ts';

/** Applications of which one has a secret and a registered address, and the other has neither. */
const clients = [
  { id: leaseDesk.id, secret: leaseDesk.secret, redirectUris: [leaseDesk.redirect] },
  { id: otherClient },
];

/** Servers for each test, and a clock that stands still until the test moves it. */
export function useOAuth() {
  let time = 0;
  let servers: Awaited<ReturnType<typeof startOAuth>>[] = [];
  let urls = { open: '', closed: '' };

  const run = async (setting: Omit<OAuthSetting, 'clock'> = {}) => {
    const server = await startOAuth({ ...setting, clock: () => time });
    servers.push(server);
    return server.url;
  };
  beforeEach(async () => {
    time = Date.UTC(2026, 10, 22, 9);
    const [open, closed] = await Promise.all([run(), run({ oauth: { clients } })]);
    urls = { open, closed };
  });
  afterEach(async () => {
    await Promise.all(servers.map(({ close }) => close()));
    servers = [];
  });

  return {
    now: () => time,
    pass(seconds: number) {
      time += seconds * 1000;
    },
    /** One more server with the same clock. */
    run,
    /** A server that takes any application. */
    get open() {
      return urls.open;
    },
    /** A server that knows two applications, and no other. */
    get closed() {
      return urls.closed;
    },
  };
}
