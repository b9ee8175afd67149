// npm test: lints, checks that generated code is current, builds, typechecks, runs every test. If all
// that passes, it installs the packages from their tarballs, rehearses a release, and starts
// everything as a person would.
import { install } from './install.mjs';
import { countOperations, countTests, forgetReports, readTables } from './report.mjs';
import { tryStart } from './smoke.mjs';
import { runTurbo } from './turbo.mjs';
import { requireNode } from './workspace.mjs';

requireNode();
await install();
forgetReports();
const checks = [
  'lint',
  'lint:bundles',
  'lint:code',
  'check:generated',
  'check:package',
  'typecheck',
  'test',
];
const checked = await runTurbo(['build', ...checks], { show: true });
// These work on what is built, and a rehearsal takes builds from the cache.
const { code } =
  checked.code === 0 ? await runTurbo(['consumers', 'rehearse'], { show: true }) : checked;
const trial = code === 0 ? await tryStart() : { passed: 0, failures: [] };
for (const failure of trial.failures) process.stderr.write(`${failure}\n`);

for (const table of readTables()) process.stdout.write(`\n${table}`);
const counted = countTests();
const passed = counted.passed + trial.passed;
const failed = counted.failed + trial.failures.length;
for (const [server, { kept, all }] of Object.entries(countOperations()))
  process.stdout.write(`\ncontract tests, ${server}: ${kept}/${all}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
// A run that tested nothing proves nothing.
const good = code === 0 && failed === 0 && counted.passed > 0;
if (!good) process.stderr.write('countersign: npm test failed; what failed stands above.\n');
process.exitCode = good ? 0 : 1;
