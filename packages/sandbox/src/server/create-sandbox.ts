import {
  createFetch,
  createMock,
  knownNames,
  servedContract,
  type Mock,
  type MockRequest,
} from '@countersign/mock/extend';
import { startCleaner } from '../state/clearing/cleaner.ts';
import { createConnect } from '../connect/create-connect.ts';
import { createOwnServer, type OwnServer } from '../connect/own-server.ts';
import { createControlApi } from '../control/create-control-api.ts';
import { createRequestLog } from '../control/request-log.ts';
import { createRules } from '../control/rules/create-rules.ts';
import { createHealth } from '../control/operations/health.ts';
import { useThreads } from '../documents/threads.ts';
import { startTicker } from '../control/clock/ticker.ts';
import { createCheck } from '../engine/check-answer.ts';
import { createService } from '../engine/create-service.ts';
import { markSource } from '../engine/mark-source.ts';
import { onDemand } from '../engine/on-demand.ts';
import { createOAuth } from '../oauth/create-oauth.ts';
import type { SandboxOptions } from './options.ts';
import { loadOperation } from './load-operation.ts';
import { requireNode } from './require-node.ts';
import { plantOnce } from '../control/seed/plant-once.ts';
import { openDatabase, type Database } from '../state/storage/database.ts';
import { viewsPath } from '../pages/paths.ts';

/** The sandbox without a transport. */
export interface Sandbox extends Mock {
  /** Resolves when no event waits to be delivered for the first time. */
  idle(): Promise<void>;
  /** Ends all work and closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the storage and makes a sandbox on it.
 * @throws Error where the storage cannot be opened, an option makes no sense, or Node is too old
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  requireNode();
  const database = await openDatabase(options.storage ?? {});
  return sandboxOn(database, options);
}

/**
 * Makes a sandbox on a database, which it closes in the end, and also where it cannot be made.
 * @param ownServer where the sandbox listens, if it does: events are not delivered there
 * @throws Error where an option makes no sense
 */
export async function sandboxOn(
  database: Database,
  options: SandboxOptions,
  ownServer: OwnServer = createOwnServer(),
): Promise<Sandbox> {
  try {
    return await assemble(database, options, ownServer);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function assemble(
  database: Database,
  options: SandboxOptions,
  ownServer: OwnServer,
): Promise<Sandbox> {
  const known = knownNames(servedContract(options.areas));
  await plantOnce(database, options.seedFile);
  const rules = await createRules(database, known);
  const connect = await createConnect({
    database,
    allowHosts: options.allowHosts ?? [],
    ownServer,
  });
  const { takeUp, afterwards } = connect;
  const parts = { database, takeUp, afterwards };
  await connect.start();
  const oauth = createOAuth(database, { auth: options.auth });
  const service = createService({
    ...parts,
    loadOperation,
    authenticate: oauth.authenticate,
    checkAnswer: options.checkAnswers === false ? undefined : createCheck(),
  });
  const requests = createRequestLog();
  const { idle } = connect;
  const control = createControlApi({ ...parts, idle, rules, requests });
  const { faultFor, countCall } = rules;
  const health = createHealth(database);
  const views = onDemand(`${viewsPath}/`, async () =>
    (await import('../envelopes/views/create-views.ts')).createViews(parts),
  );
  const mock = createMock(options, {
    service: {
      faultFor,
      countCall,
      authorize: (request, operation) => {
        rules.admit(operation, request);
        return service.authorize(request, operation);
      },
      answer: async (call) => (await oauth.answer(call)) ?? service.answer(call),
      page: (request) =>
        control(request) ?? oauth.page(request) ?? views(request) ?? health(request),
    },
  });
  const stopTicker = startTicker(parts);
  const stopThreads = useThreads();
  const stopCleaner = startCleaner(database);
  const handle = async (request: MockRequest) => {
    const response = markSource(await mock.handle(request));
    requests.note(request, response);
    return response;
  };

  async function close(): Promise<void> {
    rules.stop();
    await Promise.all([stopTicker(), stopCleaner()]);
    await connect.stop();
    await stopThreads();
    await database.close();
  }
  let closed: Promise<void> | undefined;
  return { ...mock, handle, idle, fetch: createFetch(handle), close: () => (closed ??= close()) };
}
