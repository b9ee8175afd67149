import { createServer, type IncomingMessage } from 'node:http';
import { listen } from '@countersign/testing/listen';

/** A request as it came over the wire. */
interface Recorded {
  method: string;
  url: string;
  /** The headers that a caller chooses. */
  headers: Record<string, string>;
  /** The text of the body, or the parts of a form with the bytes of their files as text. */
  body: string | [name: string, file: string, value: string][];
}

/** A server that records requests, lets any page call it, and answers with an empty body. */
export interface Recorder {
  url: string;
  /** Returns the requests since the last call. */
  take(): Recorded[];
  close(): Promise<void>;
}

const chosen = ['accept', 'authorization', 'prefer', 'content-type'];

/** Starts a recorder on a free port. */
export async function startRecorder(): Promise<Recorder> {
  let recorded: Recorded[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader(
      'access-control-allow-headers',
      request.headers['access-control-request-headers'] ?? '',
    );
    response.setHeader('access-control-allow-methods', '*');
    if (request.method !== 'OPTIONS') recorded.push(await read(request));
    response.writeHead(204).end();
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    take: () => {
      const taken = recorded;
      recorded = [];
      return taken;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function read(request: IncomingMessage): Promise<Recorded> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const bytes = Buffer.concat(chunks);
  const { method = '', url = '', headers } = request;
  const type = headers['content-type'] ?? '';
  return {
    method,
    url,
    headers: Object.fromEntries(
      chosen.flatMap((name) => {
        // Boundaries are random, and the charset makes no difference.
        const value = String(headers[name] ?? '').replace(/;\s*(?:boundary|charset)=.*/i, '');
        return value === '' ? [] : [[name, value]];
      }),
    ),
    body: type.startsWith('multipart/') ? await readParts(bytes, type) : bytes.toString('latin1'),
  };
}

async function readParts(bytes: Buffer, type: string): Promise<[string, string, string][]> {
  const headers = { 'content-type': type };
  const form = await new Response(new Uint8Array(bytes), { headers }).formData();
  return Promise.all(
    [...form].map(async ([name, value]): Promise<[string, string, string]> => {
      if (typeof value === 'string') return [name, '', value];
      const content = Buffer.from(await value.arrayBuffer()).toString('latin1');
      return [name, `${value.name} ${value.type}`, content];
    }),
  );
}
