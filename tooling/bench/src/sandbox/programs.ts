import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startPostgres } from '@countersign/testing/postgres';
import { createSandboxEnvelope, createSandboxRoom, health } from '../requests.ts';
import { ownCommand, program, type Program } from '../server/programs.ts';
import { request } from '../server/request.ts';
import { programFile, startServer, type Command } from '../server/start.ts';
import { Stage } from '../stage.ts';

/** Our sandbox with its state in a new file of SQLite. */
export const sandbox = onNewFile(sandboxOn);

/** Our sandbox without LibreOffice, so that machines with and without it are alike. */
export const sandboxWithoutOffice = onNewFile((file) => [...sandboxOn(file), '--office', 'off']);

function sandboxOn(file: string): Command {
  return [...ownCommand('sandbox'), '--data', file];
}

/** Bare `node:http` with a new file of SQLite, which stores each body. */
export const bareSqlite = onNewFile((file) => [programFile('sqlite'), file]);

/** Bare `node:http` with a new file of SQLite, where each request is an empty transaction. */
export const emptyTransaction = onNewFile((file) => [programFile('sqlite'), file, '--empty']);

function onNewFile(command: (file: string) => Command): Program {
  return (stage, requests) =>
    program(...command(path.join(stage.folder(), 'state.db')))(stage, requests);
}

/** Our sandbox with its state in a new PostgreSQL, as one process or several. */
export function onPostgres(processes = 1): Program {
  return async (stage) => {
    const postgres = await startPostgres();
    stage.defer(() => postgres.stop());
    const command = [...ownCommand('sandbox'), '--database', await postgres.newDatabase()] as const;
    const first = await startServer(stage, command, health);
    const urls = [first.url];
    while (urls.length < processes) urls.push((await startServer(stage, command, health)).url);
    return { ...first, urls };
  };
}

/** Our sandbox whose account has that many envelopes: one that was created, and copies of its row. */
export function sandboxWith(envelopes: number): Program {
  return async (stage) => {
    const file = path.join(stage.folder(), 'state.db');
    const envelopeId = await createEnvelope(file);
    copyEnvelope(file, envelopeId, stage.amount(envelopes, envelopes / 100));
    return startServer(stage, sandboxOn(file), health);
  };
}

async function createEnvelope(file: string): Promise<string> {
  await using stage = new Stage();
  const { url } = await startServer(stage, sandboxOn(file), health);
  const { body } = await request(url, await createSandboxEnvelope({ status: 'created' }));
  const { envelopeId }: { envelopeId: string } = JSON.parse(body.toString());
  return envelopeId;
}

/** Our sandbox whose company has that many rooms: one that was created, and copies of its rows. */
export function sandboxWithRooms(rooms: number): Program {
  return async (stage) => {
    const file = path.join(stage.folder(), 'state.db');
    const roomId = await createRoom(file);
    copyRoom(file, roomId, stage.amount(rooms, rooms / 100));
    return startServer(stage, sandboxOn(file), health);
  };
}

async function createRoom(file: string): Promise<number> {
  await using stage = new Stage();
  const { url } = await startServer(stage, sandboxOn(file), health);
  const { body } = await request(url, createSandboxRoom);
  const { roomId }: { roomId: number } = JSON.parse(body.toString());
  return roomId;
}

/** Copies a row of a database, each time with another ID in the row and in its JSON. */
function copyEnvelope(file: string, envelopeId: string, times: number): void {
  const database = open(file);
  const columns = listColumns(database, 'envelopes', ['id', 'body']);
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

/** Copies a room with its owner. IDs of the sandbox are larger than those of the copies. */
function copyRoom(file: string, roomId: number, times: number): void {
  const database = open(file);
  const numbers =
    'with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ?)';
  const columns = listColumns(database, 'rooms', ['id', 'body']);
  database
    .prepare(
      `${numbers} insert into rooms (id, body, ${columns})
       select number, replace(body, '"roomId":' || id, '"roomId":' || number), ${columns}
       from numbers, rooms where id = ?`,
    )
    .run(times, roomId);
  const people = listColumns(database, 'room_people', ['room']);
  database
    .prepare(
      `${numbers} insert into room_people (room, ${people})
       select number, ${people} from numbers, room_people where room = ?`,
    )
    .run(times, roomId);
  database
    .prepare(
      `update room_counts set rooms = rooms + ? where (space, account, status, office) =
       (select space, account, status, office from rooms where id = ?)`,
    )
    .run(times, roomId);
  database.close();
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous = off');
  return database;
}

/** The columns of a table as a list, without those that number its rows and some others. */
function listColumns(database: DatabaseSync, table: string, without: readonly string[]): string {
  return database
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name))
    .filter((name) => name !== 'position' && !without.includes(name))
    .join(', ');
}
