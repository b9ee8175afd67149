export {
  redisStore,
  type CallingClient,
  type RedisClient,
  type RedisStoreOptions,
  type SendingClient,
} from './stores/redis-store.js';
export {
  sqliteStore,
  type SqliteDatabase,
  type SqliteStoreOptions,
} from './stores/sqlite-store.js';
export type { LastingStore, LastingStoreOptions } from './stores/lasting-store.js';
