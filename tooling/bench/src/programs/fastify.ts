// node fastify.ts [file] returns the responses that the file has recorded, with Fastify as it comes;
// without a file it has no route. It prints its address once it listens.
import { fastify } from 'fastify';
import { readRecorded } from './serve.ts';

const server = fastify();
for (const { method, url, status, headers, body } of readRecorded(process.argv[2])) {
  const fields = Object.fromEntries(
    headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]]] : [])),
  );
  const bytes = Buffer.from(body, 'base64');
  server.route({
    method,
    // A route has no query.
    url: url.split('?', 1).join(''),
    handler: (_request, reply) => reply.code(status).headers(fields).send(bytes),
  });
}
process.stdout.write(`${await server.listen({ port: 0, host: '127.0.0.1' })}\n`);
