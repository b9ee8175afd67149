import { fileURLToPath } from 'node:url';
import type { Command } from '../mock/servers.ts';

const own = fileURLToPath(
  new URL('dist/cli.js', import.meta.resolve('@countersign/sandbox/package.json')),
);

/** Our server as a command, with its state in a file. */
export function sandbox(file: string, ...words: string[]): Command {
  return [own, '--port', '0', '--data', file, ...words];
}

/** The same with its state in a PostgreSQL. */
export function sandboxOn(url: string): Command {
  return [own, '--port', '0', '--database', url];
}

/** Nothing but node:http and SQLite; it writes each body that it gets. */
export function bareSqlite(file: string): Command {
  return [fileURLToPath(new URL('servers/bare-sqlite.ts', import.meta.url)), file];
}

/** Nothing but node:http and SQLite; each request is a transaction in which nothing is done. */
export function emptyTransaction(file: string): Command {
  return [fileURLToPath(new URL('servers/empty-transaction.ts', import.meta.url)), file];
}
