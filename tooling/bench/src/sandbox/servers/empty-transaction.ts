// node empty-transaction.ts <file> answers each request after a transaction of SQLite in which
// nothing was done. It prints its address when it listens.
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

const database = new DatabaseSync(process.argv[2] ?? ':memory:');
database.exec('pragma journal_mode = wal; pragma synchronous = normal');

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    database.exec('begin immediate');
    database.exec('commit');
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}\n`);
});
