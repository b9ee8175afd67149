// Tests the output of a run of turbo, while it runs and when it ends.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyBootstrap, runBootstrap } from './copy.ts';

const note = "fs.writeFileSync('place', module.constructor.getCompileCacheDir());";
const spend =
  'for (const end = process.cpuUsage().user + 300000; process.cpuUsage().user < end; );';
const busy = `${note} ${spend}`;
const workspace = (name: string, test: string): Record<string, unknown> => ({
  name,
  version: '0.0.0',
  type: 'module',
  scripts: { test },
});
// Runs as npm test does, without the installation.
const run = `
  import { keepTimes, tabulate } from './tooling/bootstrap/times.mjs';
  import { runTurbo } from './tooling/bootstrap/turbo.mjs';
  const { code, ended, cached } = await runTurbo(['test'], { show: true });
  keepTimes(ended);
  process.stdout.write(tabulate({ ended, cached, wall: 1 }));
  process.exitCode = code;`;

const files = {
  // Without `pmOnFail`, pnpm asks the registry for the pnpm that package.json names, before each
  // run.
  'pnpm-workspace.yaml': { packages: ['packages/*'], pmOnFail: 'ignore' },
  'packages/busy/package.json': workspace('busy', `node -e "${busy}"`),
  'packages/red/package.json': workspace('red', 'vitest run'),
  'packages/red/vitest.config.ts': "export { default } from '../../tooling/config/vitest.ts';",
  'packages/red/red.test.js': `
    import { expect, it } from 'vitest';
    it('is blue', () => expect('red').toBe('blue'));`,
};

// There a task is started otherwise, and tells nothing of itself.
it.skipIf(process.platform === 'win32')(
  'counts tasks, tells of a failing test before its task ends, and what each task took',
  async () => {
    const folder = copyBootstrap(files);
    const { status, stdout, stderr } = await runBootstrap(folder, [
      '--input-type=module',
      '-e',
      run,
    ]);
    expect(status).toBe(1);
    const told = stderr.indexOf('failed just now: packages/red/red.test.js > is blue');
    expect(told, stderr + stdout).toBeGreaterThanOrEqual(0);
    expect(stderr.slice(told)).toMatch(/\[\d\/2\] packages\/red test failed: /);
    expect(stderr).toMatch(/\[\d\/2\] packages\/busy test: \d+ s, \d+ s of processor time/);
    // A task that took little shares a row.
    expect(stdout).toMatch(/^(packages\/red test|\d others) /m);
    const kept: Record<string, { processor: number }> = JSON.parse(
      readFileSync(path.join(folder, 'reports/tasks.json'), 'utf8'),
    );
    // A task that failed may have ended early, so that its time says nothing.
    expect(Object.keys(kept)).toEqual(['packages/busy test']);
    expect(kept['packages/busy test']?.processor).toBeGreaterThanOrEqual(0.3);
    // Tasks share the code that Node compiled, and the run removes it.
    const place = readFileSync(path.join(folder, 'packages/busy/place'), 'utf8');
    expect(place).toContain('compiled');
    expect(existsSync(place)).toBe(false);
  },
);

it('says what it does before the first task begins', async () => {
  const { stderr } = await runBootstrap(copyBootstrap({}), [
    '--input-type=module',
    '-e',
    `import { followTasks } from './tooling/bootstrap/tasks.mjs';
     const following = followTasks({ redraw: true });
     setTimeout(() => following.end(), 1200);`,
  ]);
  expect(stderr).toContain('comparing files with those of the last run');
});
