import type { Claim } from '../receive/event-store.js';
import {
  fifteenDays,
  twoMinutes,
  type LastingStore,
  type LastingStoreOptions,
} from './lasting-store.js';

/** A client of `ioredis` or of `redis`, or of anything that sends commands as they do. */
export type RedisClient = CallingClient | SendingClient;

/** A client of `ioredis`. */
export interface CallingClient {
  /** Sends a command with its values. */
  call(command: string, ...values: string[]): Promise<unknown>;
}

/** A client of `redis`. */
export interface SendingClient {
  /** Sends a command with its values, as one list. */
  sendCommand(command: string[]): Promise<unknown>;
}

/** Options of a store in Redis. */
export interface RedisStoreOptions extends LastingStoreOptions {
  /** Connected already. */
  client: RedisClient;
  /** The prefix of its keys; `connect:` by default. */
  prefix?: string | undefined;
}

/** Deletes a key only if it still has a value. */
const dropIfMine =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end";
const done = 'done';

/**
 * Creates a store in Redis, or in a server that speaks its protocol. Redis itself deletes expired
 * events.
 */
export function redisStore({
  client,
  prefix = 'connect:',
  lease = twoMinutes,
  lifetime = fifteenDays,
}: RedisStoreOptions): LastingStore {
  /** An ID of this store, which marks its claims. */
  const owner = crypto.randomUUID();
  const send = (...command: [string, ...string[]]) =>
    // `ioredis` has both, and takes something else for `sendCommand`.
    'call' in client ? client.call(...command) : client.sendCommand(command);

  async function claim(id: string): Promise<Claim> {
    const key = prefix + id;
    if ((await send('SET', key, owner, 'NX', 'PX', String(lease))) !== null) return 'mine';
    const holder = await send('GET', key);
    // It expired between the two commands; the first claim now gets it.
    if (holder === null) return claim(id);
    return String(holder) === done ? 'done' : 'busy';
  }

  return {
    claim,
    async finish(id) {
      await send('SET', prefix + id, done, 'PX', String(lifetime));
    },
    async release(id) {
      await send('EVAL', dropIfMine, '1', prefix + id, owner);
    },
  };
}
