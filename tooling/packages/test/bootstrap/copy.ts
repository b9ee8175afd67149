import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root, run, type Ran } from '@countersign/packages';
import { scratch, write } from '../command.ts';

/** A small repository with our bootstrap, and files of its own. */
export function copyBootstrap(files: Record<string, unknown>): string {
  const folder = scratch();
  const copied = [
    'tooling/bootstrap',
    'tooling/config',
    'package.json',
    'turbo.json',
    '.gitignore',
  ];
  for (const name of copied)
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !/[\\/](?:node_modules|\.turbo)$/.test(file),
    });
  for (const one of ['node_modules', 'tooling/config/node_modules'])
    symlinkSync(path.join(root, one), path.join(folder, one), 'junction');
  for (const [name, content] of Object.entries(files)) write(folder, name, content);
  return folder;
}

/** Runs a script of the bootstrap, or code that imports it, in a repository. */
export function runBootstrap(folder: string, args: string[]): Promise<Ran> {
  // The run that this test is part of has a folder for compiled code, which would be taken for the user's.
  return run(process.execPath, args, {
    folder,
    environment: { NODE_COMPILE_CACHE: undefined },
  });
}
