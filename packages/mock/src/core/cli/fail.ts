import { messageOf } from '../message-of.ts';

/**
 * Prints why a command cannot be done, each line after the name of the program, and sets the exit code.
 */
export function fail(error: unknown, exitCode: number): void {
  const message = messageOf(error);
  process.stderr.write(`${message.replaceAll(/^/gm, 'countersign: ')}\n`);
  process.exitCode = exitCode;
}
