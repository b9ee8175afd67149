// npm test: lints, checks that generated code is current, builds, typechecks and runs the tests.
// With --all also the slower parts: the reference site, PostgreSQL, packed packages on every
// runtime, the vendor's clients, a rehearsed release, and a start as a user does it. With --shard
// 1/3 only those of a third of the workspaces; --plan prints the filters of that instead.
import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import {
  countOperations,
  countTests,
  countUnchanged,
  forgetReports,
  readTables,
} from './report.mjs';
import { shardFilters } from './shards.mjs';
import { tryStart } from './smoke.mjs';
import { keepTimes, tabulate } from './times.mjs';
import { runTurbo } from './turbo.mjs';
import { fail, requireNode } from './workspace.mjs';

requireNode();
const started = performance.now();
const { all: complete, changed, shard, plan } = readOptions();
// Its tests all are proofs, and a change of any handler may change the evidence on its pages.
const filters = shardFilters(shard, complete ? [] : ['./apps/reference']);
if (plan) {
  process.stdout.write(`${filters.join('\n')}\n`);
  process.exit();
}
await install();
forgetReports();
// Test files that passed and run nothing that has changed are left out (docs/decisions/0110-only-tests-of-what-changed.md).
if (changed && !complete) process.env['COUNTERSIGN_AFFECTED'] = 'only';
const checks = [
  'lint',
  'lint:bundles',
  'lint:code',
  'check:generated',
  'typecheck',
  'test',
  // Their outcome does not change with a handler: turbo.json of the workspaces lists their inputs.
  'test:documents',
  'test:mock',
  // A sample proves nothing beside the whole.
  ...(complete ? ['check:package', 'prove', 'prove:postgres'] : ['test:sample']),
];
const { code, ended, cached } = await runTurbo(['build', ...checks, ...filters], { show: true });
const starts = complete && (shard === undefined || shard.startsWith('1/'));
const trial = code === 0 && starts ? await tryStart() : { passed: 0, failures: [] };
keepTimes(ended);
for (const table of readTables()) process.stdout.write(`\n${table}`);
const counted = countTests();
const passed = counted.passed + trial.passed;
const failures = [...counted.failures, ...trial.failures];
for (const [server, { kept, all }] of Object.entries(countOperations()))
  process.stdout.write(`\ncontract tests, ${server}: ${kept}/${all}\n`);
for (const failure of failures) process.stdout.write(`\nfailed: ${failure}\n`);
const wall = (performance.now() - started) / 1000;
process.stdout.write(`\n${tabulate({ ended, cached, wall })}`);
const unchanged = countUnchanged();
if (unchanged > 0)
  process.stdout.write(
    `\n${unchanged} more tests passed in earlier runs, and run nothing that has changed since.\n`,
  );
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
// A run that tested nothing proves nothing.
const good = code === 0 && failures.length === 0 && counted.passed > 0;
if (!good) process.stderr.write('countersign: npm test failed; see the output above.\n');
else if (!complete)
  process.stderr.write('countersign: run npm test -- --all for all that CI runs.\n');
process.exitCode = good ? 0 : 1;

function readOptions() {
  const yes = { type: 'boolean', default: false };
  try {
    const options = { all: yes, changed: yes, shard: { type: 'string' }, plan: yes };
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(`${error.message}; npm test takes --all, --changed and --shard 1/3.`);
  }
}
