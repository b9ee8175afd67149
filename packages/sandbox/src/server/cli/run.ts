import { run, UsageError } from '@countersign/mock/core/command';
import { startSandbox, type StartSandboxOptions } from '../start-sandbox.ts';
import { officeProgram } from '../../documents/office-program.ts';
import { StorageError } from '../../state/storage/errors.ts';
import { createControl } from '../../control/client.ts';

/** A token and an account that work on this server. */
interface FirstCall {
  token: string;
  path: string;
}

/** The token of the default seed that documentation uses. */
const usualToken = 'sandbox';

/**
 * Finds a token and an account for a first call: those of the token `sandbox`, or, if the seed
 * lacks it, of the first user.
 * @returns undefined if no user can call
 */
async function findFirstCall(url: string): Promise<FirstCall | undefined> {
  const control = createControl(url);
  const tokens = (await control.integrations()).flatMap((one) => one.tokens);
  const usual = tokens.find(({ token }) => token === usualToken);
  for (const { accountId, users } of await control.accounts()) {
    const user = users.find(
      ({ userId, status }) =>
        status === 'Active' && (usual === undefined || usual.userId === userId),
    );
    if (user === undefined) continue;
    const { token } = usual ?? (await control.createToken(user.userId));
    return { token, path: `/restapi/v2.1/accounts/${accountId}` };
  }
  return undefined;
}

/**
 * Starts the sandbox as the command line says.
 * @throws UsageError where the server cannot listen, or the storage cannot be opened
 */
export function runSandbox(
  options: StartSandboxOptions,
  config: string | undefined,
): Promise<void> {
  return run({
    start: (all: StartSandboxOptions) =>
      startSandbox(all).catch((error: unknown) => {
        throw error instanceof StorageError ? new UsageError(error.message) : error;
      }),
    options,
    config,
    facts: async (url) => ({
      // Other areas have the path of their example.
      ...((options.areas?.includes('esign-v2.1') ?? true) && (await findFirstCall(url))),
      more: [
        ['Control', `${url}/_countersign/control/v1`],
        ['State', placeOfState(options)],
        ['Office', officeProgram() ?? 'none; documents of office programs show their text only'],
      ],
    }),
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
