// node bare-sqlite.ts <file> takes JSON, parses it and writes it into a table of SQLite, and does
// nothing else: what a server costs that keeps what it gets. It prints its address when it listens.
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

const database = new DatabaseSync(process.argv[2] ?? ':memory:');
database.exec('pragma journal_mode = wal; pragma synchronous = normal');
database.exec('create table kept (id integer primary key, subject text, body text)');
const insert = database.prepare('insert into kept (subject, body) values (?, ?)');

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.once('end', () => {
    if (parts.length === 0) {
      response.writeHead(404).end();
      return;
    }
    const text = Buffer.concat(parts).toString();
    const { emailSubject }: { emailSubject: string } = JSON.parse(text);
    const { lastInsertRowid } = insert.run(emailSubject, text);
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id: String(lastInsertRowid) }));
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}\n`);
});
