import { createServer } from 'node:http';
import { listen } from '@countersign/testing/listen';

/** A token request as it arrived. */
interface TokenRequest {
  authorization: string;
  mark: unknown;
  form: Record<string, string>;
}

/** An authorization server on this machine, which issues `token-1`, `token-2` and so on. */
export interface AuthorizationServer {
  url: string;
  requests: readonly TokenRequest[];
  /** Sets the response from now on, in place of a token for an hour. */
  answer(status: number, body: unknown, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

export async function startAuthorizationServer(): Promise<AuthorizationServer> {
  const requests: TokenRequest[] = [];
  let given: { status: number; body: unknown; headers?: Record<string, string> } | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push({
        authorization: request.headers.authorization ?? '',
        mark: request.headers['x-countersign-delivery'],
        form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
      });
      const { status, body, headers } = given ?? {
        status: 200,
        body: {
          access_token: `token-${requests.length}`,
          token_type: 'Bearer',
          expires_in: 3600,
        },
      };
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/oauth2/token`,
    requests,
    answer(status, body, headers = {}) {
      given = { status, body, headers };
    },
    async close() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}
