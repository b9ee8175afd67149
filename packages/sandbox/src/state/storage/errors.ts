import { Refusal } from '@countersign/mock/core/answers';

/** The storage cannot be opened: why, where, and what to do. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** The storage could not do its part of a request, which the caller may send again. */
export class StorageFailure extends Refusal {
  override name = 'StorageFailure';

  constructor(sentence: string, cause?: unknown) {
    super('serverError', sentence, { status: 503, headers: { 'retry-after': '1' } });
    this.cause = cause;
  }
}

/** The failure of a request of which nothing was kept. */
export function failedBefore(reason: string, cause: unknown): StorageFailure {
  return new StorageFailure(`Nothing was changed: ${reason}, and send the request again.`, cause);
}

/** Creates the error for a request that may or may not have been committed. */
export function failedUnknown(cause: unknown): StorageFailure {
  return new StorageFailure(
    'It is not known whether the request was carried out: the database was lost while it stored the change. Look before the request is sent again: read what it would have changed, or list what was created since.',
    cause,
  );
}

/** Returns the reason for an error that is not the fault of a query; undefined if it may be one. */
export function findReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const sqlite = 'errcode' in error ? sqliteReasons.get(Number(error.errcode) % 256) : undefined;
  const code = 'code' in error ? String(error.code) : '';
  // An error of several addresses of one host has those of each within it.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : undefined;
  if (first !== undefined) return findReason(first);
  if (/unsupported startup parameter/.test(error.message)) return poolerBetween;
  if (/timeout exceeded when trying to connect/.test(error.message))
    return 'the database gave no connection in time; wait a moment';
  const known =
    sqlite ??
    postgresReasons.get(code) ??
    // Another connection may lead to the one that it follows by now.
    (isFollower(error) ? 'the database follows another one; wait until it leads' : undefined);
  if (known !== undefined) return known;
  if (isAway(error)) return `the database is away (${error.message}); start it again`;
  return /^(53|57)/.test(code)
    ? `the database could not do it (${error.message}); look after it`
    : undefined;
}

/** Reports whether a server refuses to write, or to lead, because it follows another one. */
function isFollower(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return (
    code === '25006' ||
    (code === '0A000' && error.message.includes('hot standby')) ||
    (code === '55000' && error.message.includes('recovery'))
  );
}

/**
 * Reports whether the connection to PostgreSQL is lost, without an answer, or of no use any more:
 * then another one may be.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|08|25|40003|57P0)/.test(code) ||
    isFollower(error) ||
    /Connection terminated|Query read timeout|Client has encountered a connection error/.test(
      error.message,
    )
  );
}

/**
 * Checks whether PostgreSQL reports a conflict with another transaction, which a new attempt may
 * avoid.
 */
export function metOtherWork(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (isRolledBack(error) || ['23505', '0A000'].includes(String(error.code)))
  );
}

/** Reports whether PostgreSQL has rolled back a transaction for the sake of others. */
export function isRolledBack(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('40');
}

/** Checks whether PostgreSQL waited for a lock as long as it may. */
export function isLockedOut(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}

/** Checks whether another program holds the lock of the file, which it will release. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === 5;
}

/** Advice for a pooler before PostgreSQL that the address of the database does not mention. */
export const poolerBetween =
  'a pooler such as pgbouncer stands before the database, and does not keep what is said for a connection; add ?prepare=false to the address of the database';

/** Reasons by error code of PostgreSQL. */
const postgresReasons = new Map([
  // A prepared statement that is missing, or there already.
  ['26000', poolerBetween],
  ['42P05', poolerBetween],
  ['53100', 'the disk of the database is full; make room there'],
  ['53300', 'the database has no connection left; give it more, or end other programs'],
  ['55P03', 'another program has locked what the request is about; end its transaction'],
  ['57014', 'the database took too long for a statement; wait a moment'],
]);

/** Reasons by result code of SQLite. */
const sqliteReasons = new Map([
  [5, 'another program has locked the file of the database; end its transaction'],
  [8, 'the file of the database may not be written to; change its rights'],
  [10, 'the disk failed to read or write; look after it'],
  [11, 'the file of the database is damaged; begin with another one'],
  [13, 'the disk is full, or the file has the size that it may have; make room'],
]);
