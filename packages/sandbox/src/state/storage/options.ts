/** Options for the storage of state: in memory, in a file, or in PostgreSQL. */
export interface StorageOptions {
  /** A file of SQLite; `:memory:` keeps nothing (`:memory:`). */
  file?: string | undefined;
  /** The size in bytes that the file may reach (no limit). */
  maxBytes?: number | undefined;
  /** A PostgreSQL, in place of the file: `postgres://user:password@host:port/database`. */
  url?: string | undefined;
  /** A bucket of an object store, in which documents are kept rather than in the database (none). */
  objects?: ObjectStoreOptions | undefined;
}

/** A bucket of a server with the S3 API. */
export interface ObjectStoreOptions {
  /** The address of the bucket, with what names begin with: `https://s3.example/bucket/prefix`. */
  url: string;
  /** (the environment variable AWS_ACCESS_KEY_ID) */
  accessKeyId?: string | undefined;
  /** (the environment variable AWS_SECRET_ACCESS_KEY) */
  secretAccessKey?: string | undefined;
  /** (the environment variable AWS_REGION, else us-east-1) */
  region?: string | undefined;
}
