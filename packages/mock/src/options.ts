import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { StartOptions } from './start.js';

/** What the command line can ask for. */
export type Command =
  | { kind: 'start'; options: StartOptions }
  | { kind: 'help' }
  | { kind: 'version' };

/** Something on the command line or in the environment that makes no sense. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const help = `Usage: countersign-mock [options]

  --port <number>      the port to listen on (or PORT; 4010)
  --host <address>     the address to listen on (or HOST; 127.0.0.1)
  --strict             refuse a number or a boolean where text is due
  --reference <folder> serve a built reference site under /reference
  --help               print this
  --version            print the version
`;

/** Reads the words of the command line; what they leave open is read from the environment. */
export function readCommand(words: string[], environment: NodeJS.ProcessEnv): Command {
  const values = parse(words);
  if (values.help === true) return { kind: 'help' };
  if (values.version === true) return { kind: 'version' };
  if (values.reference !== undefined && !existsSync(values.reference))
    throw new UsageError(`--reference: there is no folder ${values.reference}`);
  return {
    kind: 'start',
    options: {
      port: readPort(values.port ?? environment.PORT ?? '4010'),
      host: values.host ?? environment.HOST ?? '127.0.0.1',
      strict: values.strict ?? false,
      ...(values.reference !== undefined && { reference: values.reference }),
    },
  };
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        strict: { type: 'boolean' },
        reference: { type: 'string' },
        help: { type: 'boolean' },
        version: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason.split('. ')[0]}; --help lists what there is`);
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new UsageError(`a port is a number from 0 to 65535, not ${JSON.stringify(text)}`);
  return port;
}
