import type { Mock } from '../mock.ts';
import { http } from '../node-http.ts';
import { createErrorAnswer, endWith, type Unfinished } from './client-error.ts';
import { closeIdle } from './close-idle.ts';
import { createClose } from './close.ts';
import { createCors } from './cors.ts';
import { createDelays } from './delay.ts';
import { createHostCheck } from './hosts.ts';
import { startListening } from './listen.ts';
import { createListener } from './listener.ts';
import type { RunningMock, StartOptions } from './options.ts';
import type { Site } from './reference.ts';
import { createHeadReader } from './request.ts';
import { createStreams } from './streams.ts';
import { readTimeouts } from './timeouts.ts';
import type { Tls } from './tls.ts';

/**
 * Serves a mock, and resolves when it listens.
 * @throws the error of the socket, if the port is taken or the host unknown
 * @throws an Error about an invalid certificate, key, log or host name
 */
export async function serve(mock: Mock, options: StartOptions): Promise<RunningMock> {
  const { port = 0, host = '127.0.0.1' } = options;
  const answers = createHostCheck(host, options.hostnames ?? []);
  const timeouts = readTimeouts(options.timeouts);
  const tls = await loadTls(options, host, timeouts.headersTimeout);
  const site = await loadSite(options);

  let url = '';
  const httpsUrl = () => url.replace('http', 'https');
  let isClosing = false;
  let isDraining = false;
  const delays = createDelays();
  const streams = createStreams();
  const unfinished: Unfinished = new WeakMap();
  const readPlain = createHeadReader({ scheme: 'http', address: () => url, answers });
  const readSecure = createHeadReader({ scheme: 'https', address: httpsUrl, answers });
  const listen = createListener({
    mock,
    readHead: (incoming) =>
      'encrypted' in incoming.socket ? readSecure(incoming) : readPlain(incoming),
    largestBody: options.largestBody ?? Infinity,
    site,
    cors: createCors(options.cors),
    delays,
    streams,
    unfinished,
    isClosing: () => isClosing,
    isDraining: () => isDraining,
  });

  const server = http.createServer(
    { ...timeouts, requireHostHeader: false },
    (incoming, response) => listen(incoming, response),
  );
  server.on('checkContinue', (incoming, response) => listen(incoming, response, true));
  // Any other expectation may be passed over (RFC 9110, 10.1.1).
  server.on('checkExpectation', (incoming, response) => listen(incoming, response));
  server.on('connect', (incoming, socket) =>
    endWith(mock, 'malformed', readPlain(incoming).request, socket),
  );
  const answerError = createErrorAnswer(mock, unfinished, () => url);
  server.on('clientError', answerError);
  closeIdle(server);

  const listener = tls?.createTlsListener(server) ?? server;
  const end = createClose(server, listener);
  const closeLog = await openLog(mock, options);
  try {
    url = await startListening(listener, port, host);
  } catch (error) {
    await closeLog();
    throw error;
  }

  async function close(): Promise<void> {
    isClosing = true;
    const ended = end();
    delays.end();
    streams.end();
    await ended;
    await closeLog();
  }
  let closed: Promise<void> | undefined;
  return {
    url,
    ...(tls !== undefined && { ...tls.reported, httpsUrl: httpsUrl() }),
    replaceCertificate(files) {
      if (tls === undefined) throw new Error('https: the server does not serve HTTPS');
      tls.replaceCertificate(files);
    },
    traffic: mock.traffic,
    drain: () => void (isDraining = true),
    close: () => (closed ??= close()),
  };
}

// Modules that not every server needs are loaded on demand.

async function loadTls(
  { https = false }: StartOptions,
  host: string,
  patience: number,
): Promise<Tls | undefined> {
  if (https === false) return undefined;
  const { prepareTls } = await import('./tls.ts');
  return prepareTls(https, host, patience);
}

async function loadSite({ reference }: StartOptions): Promise<Site | undefined> {
  if (reference === undefined) return undefined;
  const { createReference } = await import('./reference.ts');
  return createReference(reference);
}

/** Writes each exchange to the log from now on; the result ends that when all is written. */
async function openLog(
  mock: Mock,
  { log: destination }: StartOptions,
): Promise<() => Promise<void>> {
  if (destination === undefined) return () => Promise.resolve();
  const log = (await import('../traffic/log.ts')).openLog(destination);
  const unsubscribe = mock.traffic.subscribe((exchange) => log.write(exchange));
  return () => {
    unsubscribe();
    return log.close();
  };
}
