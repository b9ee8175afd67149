// node sqlite.ts <file> [--empty] parses each body and inserts it into a table of SQLite, with
// nothing but node:http: the least cost of storing requests. With --empty it only begins and
// commits a transaction for each request.
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { serve } from './serve.ts';

const [file = ':memory:', flag] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec('pragma journal_mode = wal; pragma synchronous = normal');
database.exec('create table kept (id integer primary key, subject text, body text)');
const insert = database.prepare('insert into kept (subject, body) values (?, ?)');

await serve(async (request, response) => {
  const text = String(await buffer(request));
  if (flag === '--empty') {
    database.exec('begin immediate');
    database.exec('commit');
    response.writeHead(204).end();
    return;
  }
  const { emailSubject }: { emailSubject: string } = JSON.parse(text);
  const { lastInsertRowid } = insert.run(emailSubject, text);
  response.writeHead(201, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ id: String(lastInsertRowid) }));
});
