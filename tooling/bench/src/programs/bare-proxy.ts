// node bare-proxy.ts <upstream> hands on requests and responses with nothing but node:http.
import { Agent, request } from 'node:http';
import { serve } from './serve.ts';

const upstream = new URL(process.argv[2] ?? '');
const agent = new Agent({ keepAlive: true });

await serve((incoming, response) => {
  const outgoing = request(
    {
      agent,
      hostname: upstream.hostname,
      port: upstream.port,
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  incoming.pipe(outgoing);
});
