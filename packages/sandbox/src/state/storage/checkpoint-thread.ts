import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

// Runs in a worker thread: copies the write-ahead log of a database into its file each time it gets
// a message, and replies when that is done. It writes nothing else.

const file: unknown = workerData;
if (typeof file !== 'string') throw new TypeError('the thread needs the file of a database');
const database = new DatabaseSync(file);
database.exec('pragma synchronous = normal');
const checkpoint = database.prepare('pragma wal_checkpoint(passive)');

parentPort?.on('message', () => {
  try {
    checkpoint.get();
  } catch {
    // A full disk or another program that copies: SQLite copies the log itself if it grows further.
  }
  parentPort?.postMessage(undefined, []);
});
