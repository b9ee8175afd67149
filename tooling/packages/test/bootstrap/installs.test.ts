// A fresh `npm start` installs a part of the workspaces: all that its build loads.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@countersign/packages';
import { expect, it } from 'vitest';

interface Manifest {
  scripts?: Record<string, string>;
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const readManifest = (folder: string): Manifest => JSON.parse(read(`${folder}/package.json`));

/** The workspaces that `npm start` builds with scripts of their own. */
const built = ['packages/zod', 'packages/mock', 'packages/sandbox'];

/** Lists the modules that a script imports for their values. */
function findLoaded(file: string): string[] {
  const imports = read(file).matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)'/gm);
  return [...imports].map(([, name = '']) => name);
}

/** Lists the workspaces that a script loads modules from, with those that modules beside it load. */
function findTools(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(path.join(root, file))) return [];
  seen.add(file);
  return findLoaded(file).flatMap((name) => {
    if (!name.startsWith('.'))
      return name.startsWith('@countersign/') ? [name.split('/').slice(0, 2).join('/')] : [];
    return findTools(path.posix.join(path.posix.dirname(file), name), seen);
  });
}

it('has the tools of every script that a build of the servers runs', () => {
  const tools = built.flatMap((folder) => {
    const { scripts = {} } = readManifest(folder);
    const emits = Object.entries(scripts).filter(([name]) => name.startsWith('emit'));
    const files = emits.flatMap(([, script]) => [
      ...script.matchAll(/node (scripts\/[\w-]+\.ts)/g),
    ]);
    return files.flatMap(([, script = '']) => findTools(`${folder}/${script}`));
  });
  const installed = read('tooling/bootstrap/install.mjs').split('const site')[0] ?? '';
  const ours = new Set(['zod', 'mock', 'types', 'console', 'connect', 'client', 'sandbox']);
  const missing = [...new Set(tools)].filter(
    (tool) => !installed.includes(tool) && !ours.has(tool.replace('@countersign/', '')),
  );
  expect(tools).toContain('@countersign/gather');
  expect(missing).toEqual([]);
});
