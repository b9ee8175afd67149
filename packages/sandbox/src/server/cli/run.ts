import { run, UsageError } from '@countersign/mock/core/command';
import { type SandboxOnDatabase, startOnDatabase } from '../start-on-database.ts';
import type { StartSandboxOptions } from '../start-sandbox.ts';
import { officeProgram } from '../../documents/office-program.ts';
import { StorageError } from '../../state/storage/errors.ts';
import { findAnyCall, findUsualCall, type FirstCall } from './first-call.ts';
import { prepareOthers, prepareReading } from './warm-up.ts';

/**
 * Starts the sandbox as the command line says.
 * @throws UsageError where the server cannot listen, or the storage cannot be opened
 */
export function runSandbox(
  options: StartSandboxOptions,
  config: string | undefined,
): Promise<void> {
  // Other areas have the path of their example.
  const isServed = options.areas?.includes('esign-v2.1') ?? true;
  let isOver = false;
  let sandbox: SandboxOnDatabase | undefined;
  let first: FirstCall | undefined;
  const goesOn = () => !isOver;
  return run({
    async start(all: StartSandboxOptions) {
      const running = await startOnDatabase(all, async (made) => {
        sandbox = made;
        first = isServed ? await findUsualCall(made.database) : undefined;
        if (first !== undefined) await prepareReading({ server: made, first, goesOn });
      }).catch((error: unknown) => {
        throw error instanceof StorageError ? new UsageError(error.message) : error;
      });
      return {
        ...running,
        close() {
          isOver = true;
          return running.close();
        },
      };
    },
    options,
    config,
    facts: async (url) => {
      if (isServed) first ??= await findAnyCall(url);
      if (first !== undefined && sandbox !== undefined)
        void prepareOthers({ server: sandbox, first, goesOn });
      return {
        ...first,
        more: [
          ['Control', `${url}/_countersign/control/v1`],
          ['State', placeOfState(options)],
          ['Office', officeProgram() ?? 'none; documents of office programs show their text only'],
        ],
      };
    },
  });
}

function placeOfState({ storage = {} }: StartSandboxOptions): string {
  const place = placeOfDatabase(storage);
  const { objects } = storage;
  return objects === undefined ? place : `${place}; documents at ${new URL(objects.url).host}`;
}

function placeOfDatabase(storage: NonNullable<StartSandboxOptions['storage']>): string {
  if (storage.url !== undefined) return `in PostgreSQL at ${new URL(storage.url).host}`;
  return storage.file === undefined ? 'in memory only' : `in ${storage.file}`;
}
