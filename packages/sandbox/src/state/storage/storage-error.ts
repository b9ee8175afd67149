/** The storage cannot be opened: why, where, and what to do. */
export class StorageError extends Error {
  override name = 'StorageError';
}
