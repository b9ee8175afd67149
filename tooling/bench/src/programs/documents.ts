// node documents.ts serves documents. Each is as large as the end of its path says.
import path from 'node:path';
import { serve } from './serve.ts';

const documents = new Map<number, Buffer>();

await serve((request, response) => {
  const size = Number(path.posix.basename(request.url ?? ''));
  const document = documents.get(size) ?? Buffer.alloc(size, 'a document ');
  documents.set(size, document);
  response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': size });
  response.end(document);
});
