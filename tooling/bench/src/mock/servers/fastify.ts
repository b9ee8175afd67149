// node fastify.ts [file] serves what the file has recorded, at any free port, with Fastify as it
// comes; without a file it has no route. It prints its address when it listens.
import { fastify } from 'fastify';
import { readRecorded } from './recorded.ts';

const server = fastify();
for (const { method, url, status, headers, body } of readRecorded(process.argv[2])) {
  const fields = Object.fromEntries(
    headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]]] : [])),
  );
  const bytes = Buffer.from(body, 'base64');
  server.route({
    method,
    // The query is no part of a route.
    url: url.split('?', 1).join(''),
    handler: (_request, reply) => reply.code(status).headers(fields).send(bytes),
  });
}
process.stdout.write(`${await server.listen({ port: 0, host: '127.0.0.1' })}\n`);
