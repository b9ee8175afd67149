import type { ServerResponse } from 'node:http';
import { messageOf } from '../../core/message-of.ts';
import type { MockRequest } from '../../core/message.ts';
import { listenSecure } from '../../core/server/listen-secure.ts';
import type { TlsFiles } from '../../core/server/options.ts';
import { createFinder } from './find-recorded.ts';
import { readRecording, type ReadRecording } from './read-recording.ts';

/** The recording to replay, and the address to serve it at. */
export interface ReplayOptions {
  /** The folder of the recording. */
  folder: string;
  /** The port to listen on; 0, the default, selects a free one. */
  port?: number | undefined;
  /** The address to listen on (`127.0.0.1`). */
  host?: string | undefined;
  /** Also serve HTTPS: with a certificate for this machine, or with this one. */
  https?: boolean | TlsFiles | undefined;
  /** Further names that it answers to; `*` is any. */
  hostnames?: readonly string[] | undefined;
  /** The origins whose pages may call it; by default those of this machine, `*` is any. */
  cors?: readonly string[] | undefined;
}

/** A replay that listens. */
export interface RunningReplay {
  /** Its address, without a slash at the end. */
  url: string;
  /** Its address with `https`, if HTTPS is served. */
  httpsUrl?: string;
  /** The certificate that clients have to trust, if it was created for this machine (PEM). */
  certificate?: string;
  /** The different requests for which nothing was recorded, with the reason; 1000 at most. */
  missing(): string[];
  /** Ends all connections. */
  close(): Promise<void>;
}

/** Headers that the connection of the replay has of its own. */
const ofConnection: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Statuses whose responses have no body (RFC 9110, 6.4.1). */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/** The number of requests without a recording to remember. */
const mostMissing = 1000;

/** The status for a request that was never recorded: the service itself never uses it. */
const neverRecorded = 501;

/**
 * Answers from a recording: by operation and arguments, in the order of the recording.
 * @throws Error where the folder has no recording, or the error of the socket
 */
export async function startReplay(options: ReplayOptions): Promise<RunningReplay> {
  const { folder, port = 0, host = '127.0.0.1', https = false, hostnames = [], cors } = options;
  const recording = readRecording(folder);
  const find = createFinder(recording);
  const missing = new Set<string>();

  function answer({ method, url, origin: own }: MockRequest, response: ServerResponse): void {
    const outcome = find({ method, url });
    if ('missing' in outcome) {
      if (missing.size < mostMissing) missing.add(`${method} ${url}: ${outcome.missing}`);
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
    const given = Object.entries(recorded.headers)
      .filter(([name]) => !ofConnection.has(name.toLowerCase()))
      .map(([name, value]): [string, string] => [name, toOwn(value)]);
    // Read before the head is sent: it can fail.
    const body = bodiless.has(recorded.status) ? undefined : readBody(recorded, toOwn);
    response.writeHead(recorded.status, Object.fromEntries(given));
    response.end(body);
  }

  function readBody(
    { body, bodyFile }: ReadRecording['exchanges'][number]['response'],
    toOwn: (text: string) => string,
  ): Buffer | string | undefined {
    if (bodyFile !== undefined) return recording.readBody(bodyFile);
    if (body === undefined) return undefined;
    return toOwn(typeof body === 'string' ? body : JSON.stringify(body));
  }

  const { at, close } = await listenSecure(
    (request, incoming, response) => {
      // The body makes no difference, but must be read.
      incoming.resume();
      incoming.once('end', () => {
        try {
          answer(request, response);
        } catch (error) {
          refuse(request, response, error);
        }
      });
    },
    { https, port, host, hostnames, cors },
  );
  return {
    ...at,
    missing: () => [...missing],
    close,
  };
}

/** Reports that a recording has a part that no response can have, such as a deleted body. */
function refuse({ method, url }: MockRequest, response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const reason = messageOf(error);
  response.writeHead(500, { 'content-type': 'application/json; charset=utf-8' });
  response.end(
    JSON.stringify({
      errorCode: 'UNSPECIFIED_ERROR',
      message: `What was recorded for ${method} ${url} cannot be sent: ${reason}`,
    }),
  );
}
