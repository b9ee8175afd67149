/** The storage cannot be opened: why, where, and what to do. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** The storage could not do its part of a request; nothing of the request was kept. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
}

/** Why an error of the database is no fault of a query; undefined where it may be one. */
export function findReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const sqlite = 'errcode' in error ? sqliteReasons.get(Number(error.errcode) % 256) : undefined;
  const code = 'code' in error ? String(error.code) : '';
  // An error of several addresses of one host has those of each within it.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : undefined;
  if (first !== undefined) return findReason(first);
  const isAway =
    /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|08|57P0)/.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message);
  if (code === '53100') return 'the disk of the database is full; make room there';
  return sqlite ?? (isAway ? `the database is away (${error.message}); start it again` : undefined);
}

/** Whether another program has the lock of the file, which it will give back. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === 5;
}

/** By the result codes of SQLite. */
const sqliteReasons = new Map([
  [5, 'another program has locked the file of the database; end its transaction'],
  [8, 'the file of the database may not be written to; change its rights'],
  [10, 'the disk failed to read or write; look after it'],
  [11, 'the file of the database is damaged; begin with another one'],
  [13, 'the disk is full, or the file has the size that it may have; make room'],
]);
