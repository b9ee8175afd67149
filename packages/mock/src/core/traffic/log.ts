import { createWriteStream, openSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { messageOf } from '../message-of.ts';
import type { Exchange } from './exchange.ts';

/**
 * The log of exchanges, one line of JSON each; the level is `warn` from status 400 on, and for
 * exchanges with warnings.
 */
export interface Log {
  write(exchange: Exchange): void;
  /** Resolves when all is written. A file is closed then, a stream stays open. */
  close(): Promise<void>;
}

/**
 * Opens a log.
 * @param destination a file, to which is added; `-` for standard output; or a stream
 * @throws Error that names the file and says why it cannot be written
 */
export function openLog(destination: string | Writable): Log {
  if (destination === '-') return streamLog(process.stdout);
  return typeof destination === 'string' ? fileLog(destination) : streamLog(destination);
}

function streamLog(stream: Writable): Log {
  return {
    write: writerTo(stream),
    close: () =>
      new Promise((resolve) => {
        // Streams write in order: when this is through, so is all before it.
        if (stream.writable) stream.write('', () => resolve());
        else resolve();
      }),
  };
}

function fileLog(file: string): Log {
  const stream = createWriteStream(file, { fd: openFile(file) });
  // A disk that is full ends the log, not the mock.
  const closed = finished(stream).catch((error: unknown) => {
    process.emitWarning(`the log ${file} ends here: ${messageOf(error)}`);
  });
  return {
    write: writerTo(stream),
    close() {
      stream.end();
      return closed;
    },
  };
}

function writerTo(stream: Writable): (exchange: Exchange) => void {
  return (exchange) => {
    const isWell = exchange.status < 400 && exchange.warnings === undefined;
    stream.write(`${JSON.stringify({ level: isWell ? 'info' : 'warn', ...exchange })}\n`);
  };
}

function openFile(file: string): number {
  try {
    // Requests are the business of the user who runs the server; a log that exists keeps its rights.
    return openSync(file, 'a', 0o600);
  } catch (error) {
    throw new Error(`the log ${file} cannot be written: ${messageOf(error)}`, { cause: error });
  }
}
