import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenSecure } from '../../server/listen-secure.ts';
import type { TlsFiles } from '../../server/options.ts';
import { createFinder } from './find-recorded.ts';
import { readRecording } from './read-recording.ts';

/** What is replayed, and where. */
export interface ReplayOptions {
  /** The folder of the recording. */
  folder: string;
  /** The port to listen on; 0, the default, selects a free one. */
  port?: number;
  /** The address to listen on (`127.0.0.1`). */
  host?: string;
  /** Also serve HTTPS: with a certificate for this machine, or with this one. */
  https?: boolean | TlsFiles;
}

/** A replay that listens. */
export interface RunningReplay {
  /** Its address, without a slash at the end. */
  url: string;
  /** The same address with `https`, if HTTPS is served. */
  httpsUrl?: string;
  /** The certificate that clients have to trust, if it was created for this machine (PEM). */
  certificate?: string;
  /** The requests for which nothing was recorded, with the reason. */
  missing(): string[];
  /** Ends all connections. */
  close(): Promise<void>;
}

/** What answers a request that was never recorded: no status of the service itself. */
const neverRecorded = 501;

/**
 * Answers from a recording: by operation and arguments, in the order of the recording.
 * @throws Error where the folder has no recording, or the error of the socket
 */
export async function startReplay(options: ReplayOptions): Promise<RunningReplay> {
  const { folder, port = 0, host = '127.0.0.1', https = false } = options;
  const recording = readRecording(folder);
  const find = createFinder(recording);
  const missing: string[] = [];

  function answer(incoming: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/', headers } = incoming;
    const scheme = 'encrypted' in incoming.socket ? 'https' : 'http';
    const own = `${scheme}://${headers.host ?? ''}`;
    const outcome = find({ method, url });
    if ('missing' in outcome) {
      missing.push(`${method} ${url}: ${outcome.missing}`);
      response.writeHead(neverRecorded, { 'content-type': 'application/json; charset=utf-8' });
      response.end(
        JSON.stringify({
          errorCode: 'UNSPECIFIED_ERROR',
          message: `${outcome.missing} Record ${method} ${url} with proxy --record.`,
        }),
      );
      return;
    }
    const recorded = outcome.found.response;
    const toOwn = (text: string) =>
      recording.about.origins.reduce((all, origin) => all.replaceAll(origin, own), text);
    const given = Object.entries(recorded.headers).map(([name, value]): [string, string] => [
      name,
      toOwn(value),
    ]);
    response.writeHead(recorded.status, Object.fromEntries(given));
    if (recorded.bodyFile !== undefined) response.end(recording.readBody(recorded.bodyFile));
    else if (recorded.body === undefined) response.end();
    else
      response.end(
        toOwn(typeof recorded.body === 'string' ? recorded.body : JSON.stringify(recorded.body)),
      );
  }

  const server = createServer((incoming, response) => {
    // What was sent makes no difference, but has to be read.
    incoming.resume();
    incoming.once('end', () => answer(incoming, response));
  });
  const { at, close } = await listenSecure(server, { https, port, host });
  return {
    ...at,
    missing: () => [...missing],
    close,
  };
}
