import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { runServer } from 'verdaccio';
import { publishTarball } from './publish-tarball.ts';
import { readUpstream, writeSettings } from './upstream.ts';

/**
 * A registry on this machine, with the packages that were published to it; it forwards requests for
 * others.
 */
export interface Registry {
  /** The address, such as `http://127.0.0.1:41234/`. */
  url: string;
  /**
   * The environment in which npm and pnpm use the registry: its address and the publishing user.
   */
  environment: Record<string, string>;
  /**
   * The environment in which npm installs once everything is published: our packages from the
   * registry, those of others from where this machine has them, since the registry takes longer to
   * forward a list of versions than npm to install. npm reads each list once, and does not ask
   * whether it has changed.
   */
  installEnvironment: Record<string, string>;
  /**
   * Publishes a tarball, without npm, which would unpack all of its files first.
   * @throws with the answer of the registry, for instance if the version already exists
   */
  publish(tarball: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a registry. Our own packages it has only from `publish`; those of others it fetches from
 * the registry that this machine is set to, so that they are installed as they would be by anyone.
 * @param folder an empty folder that it may fill
 * @param upstreamEnvironment variables of npm that set another registry for packages of others
 */
export async function startRegistry(
  folder: string,
  upstreamEnvironment?: Record<string, string>,
): Promise<Registry> {
  const storage = path.join(folder, 'storage');
  mkdirSync(storage, { recursive: true });
  const upstream = await readUpstream(folder, upstreamEnvironment);
  const server: Server = await runServer({
    self_path: folder,
    storage,
    configPath: path.join(folder, 'config.yaml'),
    auth: { htpasswd: { file: path.join(folder, 'htpasswd'), max_users: 1 } },
    uplinks: {
      // It would fetch each list of versions again after two minutes.
      upstream: { ...upstream, maxage: '1d', timeout: '60s', max_fails: 20, fail_timeout: '1s' },
    },
    packages: {
      '@countersign/*': { access: '$all', publish: '$authenticated' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'json', level: 'fatal' },
    web: { enable: false },
  });
  const url = await listen(server);
  const token = await signUp(url);
  // npm takes the address from a file, and ignores the machine's own settings.
  const writeConfig = (name: string, settings: string[]): string => {
    const file = path.join(folder, name);
    const common = ['audit=false', 'fund=false', 'update-notifier=false'];
    writeFileSync(file, `${[...settings, ...common].join('\n')}\n`);
    return file;
  };
  const login = `//${new URL(url).host}/:_authToken=${token}`;
  const environment = {
    npm_config_userconfig: writeConfig('npmrc', [`registry=${url}`, login]),
    npm_config_registry: url,
    npm_config_cache: path.join(folder, 'cache'),
    // A script that is run silently would also silence why something is refused.
    npm_config_loglevel: 'error',
    // A lockfile names the origin of each package, whatever the user's own settings.
    npm_config_omit_lockfile_registry_resolved: 'false',
  };
  return {
    url,
    environment,
    installEnvironment: {
      ...environment,
      npm_config_userconfig: writeConfig('npmrc-install', [
        `@countersign:registry=${url}`,
        ...writeSettings(upstream, folder),
      ]),
      npm_config_registry: upstream.url,
      npm_config_prefer_offline: 'true',
    },
    publish: (tarball) => publishTarball(tarball, url, token),
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error === undefined ? resolve() : reject(error)));
      }),
  };
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address();
      if (address === null || typeof address === 'string') throw new Error('no port');
      resolve(`http://127.0.0.1:${address.port}/`);
    });
  });
}

/** Creates the one user who may publish. */
async function signUp(url: string): Promise<string> {
  const answer = await fetch(`${url}-/user/org.couchdb.user:publisher`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'publisher', password: crypto.randomUUID() }),
  });
  const reply: unknown = await answer.json();
  if (typeof reply === 'object' && reply !== null && 'token' in reply) return String(reply.token);
  throw new Error(`the registry gave no token (${answer.status})`);
}
