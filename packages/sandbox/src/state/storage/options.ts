/** Where state is kept. */
export interface StorageOptions {
  /** A file of SQLite; `:memory:` keeps nothing (`:memory:`). */
  file?: string;
  /** The size in bytes that the file may reach (no limit). */
  maxBytes?: number;
  /** A PostgreSQL, in place of the file: `postgres://user:password@host:port/database`. */
  url?: string;
}
