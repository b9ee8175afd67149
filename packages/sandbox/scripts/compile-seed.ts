// Plants the default seed once, and puts what came of it beside the module that loads it
// (dist/control/seed/world.json): servers then start without reading YAML. Tests give another file.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { plantSeed } from '../src/control/seed/apply-seed-once.ts';
import { writeWorld } from '../src/control/seed/world.ts';
import { seedSpace } from '../src/state/spaces.ts';
import { openDatabase } from '../src/state/storage/database.ts';

const shipped = path.resolve(import.meta.dirname, '../dist/control/seed/world.json');
const [file = shipped] = process.argv.slice(2);

const database = await openDatabase({});
await plantSeed(database);
const world = await database.transaction('read', (db) => writeWorld(db, seedSpace));
await database.close();
writeFileSync(file, JSON.stringify(world));
