// Fills a PostgreSQL with the tables and a world: `node fill-database.ts <url> <world.json>`. It is
// a separate program, as no connection to a database may exist while it is copied.
import { readFileSync } from 'node:fs';
import { loadWorld, type World } from '../../src/control/seed/world.ts';
import { seedSpace } from '../../src/state/spaces.ts';
import { readOwnJson } from '../../src/state/storage/connection.ts';
import { openDatabase } from '../../src/state/storage/database.ts';

const [url = '', file = ''] = process.argv.slice(2);
const world = readOwnJson<World>(readFileSync(file, 'utf8'));
const database = await openDatabase({ url });
await database.transaction('write', (db) => loadWorld(db, seedSpace, world));
await database.close();
