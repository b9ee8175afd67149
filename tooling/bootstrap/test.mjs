// npm test: lints, checks that generated code is current, builds, typechecks and runs the tests.
// With --all, and always on CI, also the proofs that take longer: PostgreSQL, packed packages on
// every runtime, the vendor's clients, a rehearsed release, and a start as a user does it.
import { install } from './install.mjs';
import { countOperations, countTests, forgetReports, readTables } from './report.mjs';
import { tryStart } from './smoke.mjs';
import { runTurbo } from './turbo.mjs';
import { requireNode } from './workspace.mjs';

requireNode();
await install();
forgetReports();
const complete = process.argv.includes('--all') || process.env.CI !== undefined;
const checks = [
  'lint',
  'lint:bundles',
  'lint:code',
  'check:generated',
  'typecheck',
  'test',
  ...(complete ? ['check:package', 'prove'] : []),
];
const { code } = await runTurbo(['build', ...checks], { show: true });
const trial = code === 0 && complete ? await tryStart() : { passed: 0, failures: [] };
for (const table of readTables()) process.stdout.write(`\n${table}`);
const counted = countTests();
const passed = counted.passed + trial.passed;
const failures = [...counted.failures, ...trial.failures];
for (const [server, { kept, all }] of Object.entries(countOperations()))
  process.stdout.write(`\ncontract tests, ${server}: ${kept}/${all}\n`);
for (const failure of failures) process.stdout.write(`\nfailed: ${failure}\n`);
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
// A run that tested nothing proves nothing.
const good = code === 0 && failures.length === 0 && counted.passed > 0;
if (!good) process.stderr.write('countersign: npm test failed; see the output above.\n');
else if (!complete)
  process.stderr.write('countersign: run npm test -- --all for all that CI runs.\n');
process.exitCode = good ? 0 : 1;
