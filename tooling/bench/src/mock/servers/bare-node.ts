// node bare-node.ts [file] serves what the file has recorded, at any free port, with nothing but
// node:http; without a file it knows no address. It prints its own when it listens.
import { createServer } from 'node:http';
import { readRecorded } from './recorded.ts';

const answers = new Map(
  readRecorded(process.argv[2]).map(({ method, url, status, headers, body }) => [
    `${method} ${url}`,
    { status, headers, body: Buffer.from(body, 'base64') },
  ]),
);

const server = createServer((request, response) => {
  // Nobody has answered a request before it was read.
  request.resume().once('end', () => {
    const answer = answers.get(`${request.method} ${request.url}`);
    if (answer === undefined) response.writeHead(404).end();
    else response.writeHead(answer.status, answer.headers).end(answer.body);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}\n`);
});
