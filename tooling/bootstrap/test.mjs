// npm test: lints, checks that generated code is current, builds, typechecks, runs every test.
import { install } from './install.mjs';
import { countTests, forgetReports } from './report.mjs';
import { runTurbo } from './turbo.mjs';
import { requireNode } from './workspace.mjs';

requireNode();
await install();
forgetReports();
const tasks = ['lint', 'lint:code', 'check:generated', 'build', 'typecheck', 'test'];
const { code } = await runTurbo(tasks, { show: true });
const { passed, failed } = countTests();
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = code === 0 && passed === 0 ? 1 : code;
