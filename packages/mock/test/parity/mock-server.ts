import { Agent, request as send, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startMock, type RunningMock } from '@countersign/mock';
import { formatFinding } from './findings.ts';
import { isJson, isXml, parseMediaType } from './media-type.ts';
import type { ParityAnswer, ParityRequest } from './request.ts';

/** Our server, as far as the comparison asks it. */
export interface MockServer {
  /** Sends a request over HTTP. One at a time, so that the last exchange is that of the request. */
  ask(request: ParityRequest): Promise<MockAnswer>;
  close(): Promise<void>;
}

interface MockAnswer extends ParityAnswer {
  /** The bytes that were sent, for bodies that are not JSON. */
  bytes: Buffer;
}

/**
 * Long timeouts: Prism compiles for seconds in the same process, and connections must survive that.
 */
const patient = { headers: 600_000, request: 600_000, keepAlive: 600_000 };

/** Starts our server in the way that leaves answers as the specs have them. */
export async function startServer(): Promise<MockServer> {
  const mock = await startMock({ plain: true, strict: true, remember: 1, timeouts: patient });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    async ask(request) {
      const response = await exchange(mock, agent, request);
      const bytes = await buffer(response);
      const mediaType = bytes.length === 0 ? '' : parseMediaType(response.headers['content-type']);
      const [last] = mock.traffic.recent();
      return {
        status: response.statusCode ?? 0,
        mediaType,
        body: decodeBody(bytes, mediaType),
        bytes,
        headers: Object.fromEntries(
          Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
        ),
        findings: (last?.findings ?? []).map(formatFinding).toSorted(),
      };
    },
    async close() {
      agent.destroy();
      await mock.close();
    },
  };
}

function exchange(
  { url }: RunningMock,
  agent: Agent,
  { method, path, query, headers, body }: ParityRequest,
): Promise<IncomingMessage> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    send(
      {
        agent,
        hostname,
        port,
        method,
        path: query === '' ? path : `${path}?${query}`,
        headers: { authorization: 'Bearer parity', ...headers },
      },
      resolve,
    )
      .once('error', reject)
      .end(body);
  });
}

function decodeBody(bytes: Buffer, mediaType: string): unknown {
  if (bytes.length === 0) return undefined;
  if (isJson(mediaType)) return JSON.parse(bytes.toString('utf8'));
  const isText = mediaType.startsWith('text/') || isXml(mediaType);
  return bytes.toString(isText ? 'utf8' : 'base64');
}
