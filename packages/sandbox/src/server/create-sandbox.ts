import { knownNames } from '@countersign/mock/core/contract';
import {
  createFetch,
  createServer,
  createSharedSteps,
  exceptObservers,
  observerHeader,
  readObserver,
  type Around,
  type MockRequest,
  type MockResponse,
} from '@countersign/mock/core/server';
import { startCleaner } from '../state/clearing/cleaner.ts';
import { findArea, importValidators } from '../areas/find-area.ts';
import { loadViews } from '../areas/find-view.ts';
import { hearEvents } from '../areas/hear-events.ts';
import { areas } from '../areas/list.ts';
import { loadProducts } from '../areas/load-products.ts';
import { createConnect } from '../connect/create-connect.ts';
import { createOwnServer, type OwnServer } from '../connect/own-server.ts';
import { createLive } from '../control/live/create-live.ts';
import { createControlApi } from '../control/create-control-api.ts';
import { createWarningLog } from '../control/warning-log.ts';
import { createRules } from '../control/rules/create-rules.ts';
import { createHealth } from '../control/operations/health.ts';
import { useOffice } from '../documents/office-program.ts';
import { useThreads } from '../documents/threads.ts';
import { createTicker } from '../control/clock/ticker.ts';
import { createCertificatesLoader } from '../connect/certificates.ts';
import { createCheck } from '../engine/check-answer.ts';
import { answerFromState } from '../engine/answer-from-state.ts';
import { markSource } from '../engine/mark-source.ts';
import { tokenFirst } from '../engine/token-first.ts';
import { warnOfRejected } from '../engine/warn-of-rejected.ts';
import { createRequestLog } from '../engine/request-log.ts';
import { onDemand } from '../engine/on-demand.ts';
import { createTenants } from '../engine/tenants.ts';
import { claimedTenant } from '../oauth/claimed-tenant.ts';
import { createOAuth } from '../oauth/create-oauth.ts';
import { createEnding, type Ending } from './ending.ts';
import type { SandboxOptions } from './options.ts';
import { loadOperation } from './load-operation.ts';
import type { Telemetry } from './telemetry/start.ts';
import type { Sandbox } from './sandbox.ts';
import { applySeedOnce } from '../control/seed/apply-seed-once.ts';
import type { Database } from '../state/storage/database.ts';
import { viewsPath } from '../pages/paths.ts';

/** Calls a sandbox without a trace in records, histories and limits. */
export type QuietCall = (
  request: Pick<MockRequest, 'method' | 'url' | 'headers'> & { body?: string },
) => Promise<Pick<MockResponse, 'status' | 'body'>>;

/** A sandbox that its command can call without a trace. */
export interface OwnSandbox extends Sandbox {
  callQuietly: QuietCall;
}

/** The parts of the server around a sandbox that the sandbox depends on. */
export interface ServedWith {
  /** The addresses at which it listens, if it does: events are not delivered there. */
  ownServer?: OwnServer;
  /** True if a reference site is served as well, so that the console links to it. */
  reference?: boolean;
}

/**
 * Creates a sandbox on a database, which it closes at the end, and also if the creation fails.
 * @throws Error if an option is invalid
 */
export async function sandboxOn(
  database: Database,
  options: SandboxOptions,
  servedWith: ServedWith = {},
): Promise<OwnSandbox> {
  const ending = createEnding();
  ending.add(() => database.close());
  try {
    return await assemble(database, options, servedWith, ending);
  } catch (error) {
    await ending.run();
    throw error;
  }
}

async function assemble(
  database: Database,
  options: SandboxOptions,
  { ownServer = createOwnServer(), reference = false }: ServedWith,
  ending: Ending,
): Promise<OwnSandbox> {
  ending.add(useThreads());
  const telemetry = await startTelemetry(database, options);
  ending.add(() => telemetry.close());
  const shared = createSharedSteps(options, {
    server: 'sandbox',
    reference,
    tenantName: claimedTenant,
    decodesFiles: new Set(['Envelopes_create']),
  });
  await applySeedOnce(database, options.seedFile);
  const rules = await createRules(database, knownNames(shared.contract));
  ending.add(() => rules.stop());
  const { allowHosts = [] } = options;
  const certificates = createCertificatesLoader(database);
  const connect = createConnect({ database, allowHosts, ownServer, certificates });
  const { idle } = connect;
  const ticker = createTicker();
  const tenants = createTenants(database, {
    async recordEvents(state) {
      await hearEvents(state);
      await connect.recordEvents(state);
    },
    onCommitted(state) {
      connect.onCommitted(state);
      ticker.onCommitted(state);
    },
  });
  ending.add(() => connect.stop());
  await connect.start();
  const { warnings: usualWarningMode = 'warn' } = options;
  const warnings = createWarningLog();
  const live = createLive(database, shared.recorder);
  ending.add(() => live.end());
  const views = onDemand(`${viewsPath}/`, async () => {
    const { createViews } = await import('../envelopes/views/create-views.ts');
    return createViews(tenants, await loadViews());
  });
  const findCheck = options.checkAnswers === false ? undefined : createCheck(importValidators);
  const oauth = createOAuth({ tenants, auth: options.auth, baseUri: shared.baseUri, findCheck });
  const pagesOfAreas = areas
    .flatMap(({ pages = [] }) => pages)
    .map(({ under, load }) =>
      onDemand(under, () => load({ tenants, findTenant: claimedTenant, identify: oauth.identify })),
    );
  const requestLog = createRequestLog(
    tenants,
    claimedTenant,
    (name) => findArea(name)?.logsCalls ?? false,
  );
  const keepCall: Around = (call) => (response) => {
    const { request, exchange = 0 } = call;
    if (readObserver(request) !== undefined) return response;
    const { outcome } = response;
    if (outcome?.warnings !== undefined) warnings.keep(claimedTenant(request), outcome, exchange);
    requestLog.note(request, response);
    return response;
  };
  // All steps of the sandbox, in order.
  const steps = [
    shared.countCall,
    shared.findFault,
    exceptObservers(rules.apply),
    shared.readPrefer,
    exceptObservers(rules.admit),
    oauth.authenticate,
    shared.refuseExceeded,
    shared.applyFault,
    warnOfRejected(tokenFirst(shared.readRequest, { tenants, takesApplications })),
    shared.answerWish,
    oauth.answer,
    answerFromState({
      tenants,
      loadOperation,
      findCheck,
      warnings: usualWarningMode,
      strict: options.strict ?? false,
      requestLog,
      loadProducts,
      takesApplications,
    }),
    shared.answerExample,
  ];
  const server = createServer({
    contract: shared.contract,
    pages: [
      createControlApi({
        database,
        tenants,
        idle,
        rules,
        certificates,
        requests: shared.recorder,
        live,
        warnings,
        contract: shared.contract,
        seedFile: options.seedFile,
        usualWarningMode,
      }),
      ...oauth.pages,
      views,
      ...pagesOfAreas,
      createHealth(database),
      ...telemetry.pages,
      ...shared.trafficPages,
      ...shared.consolePages,
      shared.healthPage,
    ],
    around: [keepCall, shared.record, () => markSource, shared.indent, shared.showProblem],
    steps,
    liveHeaders: shared.liveHeaders,
  });
  const watched = telemetry.watch(server.handle);
  const handle: typeof watched = (request) =>
    readObserver(request) === undefined ? watched(request) : server.handle(request);
  const fetch = createFetch(handle);
  useOffice(options.office);
  ticker.start(tenants);
  ending.add(() => ticker.stop());
  ending.add(startCleaner(database));
  ending.add(() => database.endSoon());
  return {
    ...server,
    traffic: shared.recorder,
    handle,
    fetch,
    idle,
    tenant: async (which) => (await loadTestTenant())({ baseUrl: ownAddress, fetch }, which),
    close: () => ending.run(),
    callQuietly({ method, url, headers, body = '' }) {
      const { contract } = shared;
      const parts = { contract, pages: [], around: [], steps, liveHeaders: undefined };
      return createServer(parts).handle({
        method,
        url,
        headers: { ...headers, [observerHeader]: 'countersign-sandbox' },
        body: Buffer.from(body),
        origin: ownAddress,
      });
    },
  };
}

/** Starts metrics and traces, if the options enable them. */
async function startTelemetry(
  database: Database,
  { metrics = false, traces = false }: SandboxOptions,
): Promise<Telemetry> {
  if (!metrics && !traces) return { pages: [], watch: (handle) => handle, close() {} };
  return (await import('./telemetry/start.ts')).startTelemetry(database, { metrics, traces });
}

/** A placeholder address, on which nothing listens: only the sandbox's own `fetch` uses it. */
const ownAddress = 'http://localhost';

/** Loads the code for test tenants, including the client, which only tests need. */
async function loadTestTenant() {
  return (await import('./testing/test-tenant.ts')).createTestTenant;
}

function takesApplications(area: string): boolean {
  return findArea(area)?.takesApplications ?? false;
}
