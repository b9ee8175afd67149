// Tests `npm run bench -- tests` on the times that the last `npm test` has kept.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@countersign/packages';
import { expect, it } from 'vitest';
import { copyBootstrap, runBootstrap } from './copy.ts';

const args = ['tooling/bootstrap/tool.mjs', 'bench', 'tests'];
const budgets = { others: 10, tasks: { 'packages/sandbox test': 100 } };
const budgetsFile = 'tooling/bootstrap/budgets.json';

it.each([
  ['within all budgets', { 'packages/sandbox test': 100, 'specs lint': 10 }, 0, ''],
  ['over its own budget', { 'packages/sandbox test': 101 }, 1, 'packages/sandbox test took 101 s'],
  ['over that of the others', { 'specs lint': 11 }, 1, 'specs lint took 11 s'],
  ['not measured', { 'specs lint': 0 }, 1, 'run npm test first'],
])('a task %s', async (_, times, status, said) => {
  const kept = Object.entries(times).map(([task, processor]) => [task, { wall: 1, processor }]);
  const folder = copyBootstrap({
    [budgetsFile]: budgets,
    'reports/tasks.json': Object.fromEntries(kept),
  });
  const ran = await runBootstrap(folder, args);
  expect(ran).toMatchObject({ status, stderr: expect.stringContaining(said) });
});

it('makes budgets of what was measured, half as much again', async () => {
  const before = { ...budgets.tasks, 'specs lint': 60, 'apps/reference build': 30 };
  const folder = copyBootstrap({
    [budgetsFile]: { ...budgets, tasks: before },
    'reports/tasks.json': {
      'packages/sandbox test': { wall: 1, processor: 43 },
      'specs lint': { wall: 1, processor: 2 },
    },
  });
  expect(await runBootstrap(folder, [...args, '--write'])).toMatchObject({ status: 0 });
  // Tasks that were not measured keep their budget, and those that became cheap are among the others.
  expect(JSON.parse(readFileSync(path.join(folder, budgetsFile), 'utf8'))).toEqual({
    others: 10,
    tasks: { 'apps/reference build': 30, 'packages/sandbox test': 65 },
  });
});

it('has budgets only for tasks that exist', () => {
  const { tasks }: { tasks: Record<string, number> } = JSON.parse(
    readFileSync(path.join(root, budgetsFile), 'utf8'),
  );
  const unknown = Object.keys(tasks).filter((task) => {
    const [folder = '', script = ''] = task.includes(' ') ? task.split(' ') : ['.', task];
    const manifest = path.join(root, folder, 'package.json');
    if (!existsSync(manifest)) return true;
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(manifest, 'utf8'),
    );
    return !(script in scripts);
  });
  expect(unknown).toEqual([]);
});
