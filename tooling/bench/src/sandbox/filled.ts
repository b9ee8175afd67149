import { DatabaseSync } from 'node:sqlite';
import { startServer, type Server } from '../mock/start-server.ts';
import { ask } from '../mock/ask.ts';
import { sandbox } from './servers.ts';
import { createEnvelope } from './workloads.ts';

/**
 * A sandbox whose account has that many envelopes: one that was created, and copies of its row.
 * @param file the database, which is made
 */
export async function filled(file: string, envelopes: number): Promise<Server> {
  const request = await createEnvelope({ status: 'created' });
  const empty = await startServer(sandbox(file), request, 201);
  const { body } = await ask(empty.url, request);
  const { envelopeId }: { envelopeId: string } = JSON.parse(body.toString());
  empty.close();
  copy(file, envelopeId, envelopes);
  const full = await startServer(sandbox(file), { method: 'GET', url: '/healthz' }, 200);
  return full;
}

/** Copies a row many times, each with an ID of its own, in the row and in its JSON. */
function copy(file: string, envelopeId: string, times: number): void {
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous = off');
  const columns = database
    .prepare(
      "select name from pragma_table_info('envelopes') where name not in ('position', 'id', 'body')",
    )
    .all()
    .map(({ name }) => String(name))
    .join(', ');
  database
    .prepare(
      `with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ?),
       ids(id) as materialized (select printf('%08x-0000-4000-8000-%012x', number, abs(random()) % 281474976710656) from numbers)
       insert into envelopes (id, body, ${columns})
       select ids.id, replace(body, envelopes.id, ids.id), ${columns} from ids, envelopes where envelopes.id = ?`,
    )
    .run(times, envelopeId);
  database.close();
}
