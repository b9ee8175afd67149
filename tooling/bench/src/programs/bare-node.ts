// node bare-node.ts [file] returns the responses that the file has recorded, with nothing but
// node:http; without a file it has none.
import { readRecorded, serve } from './serve.ts';

const responses = new Map(
  readRecorded(process.argv[2]).map(({ method, url, status, headers, body }) => [
    `${method} ${url}`,
    { status, headers, body: Buffer.from(body, 'base64') },
  ]),
);

await serve((request, response) => {
  // No server responds before it has read the request.
  request.resume().once('end', () => {
    const known = responses.get(`${request.method} ${request.url}`);
    if (known === undefined) response.writeHead(404).end();
    else response.writeHead(known.status, known.headers).end(known.body);
  });
});
