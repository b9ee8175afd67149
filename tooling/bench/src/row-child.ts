// node row-child.ts <suite> <row> [--quick] measures one row and prints its result. Each row gets a
// new process, so that garbage, compiled code and the heap of another row do not affect it.
import { measureRow } from './results.ts';
import { Stage } from './stage.ts';
import { suites } from './suites/index.ts';

const [suite = '', name = '', flag] = process.argv.slice(2);
const row = suites[suite]?.rows[name];
if (row === undefined) throw new Error(`There is no row ${name} in the suite ${suite}.`);
await using stage = new Stage({ quick: flag === '--quick' });
process.stdout.write(JSON.stringify(await measureRow(row, stage)));
