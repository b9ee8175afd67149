import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/**
 * The root of the checkout that a folder is in.
 * @throws where the folder is in none
 */
export function findRepository(folder: string): string {
  if (existsSync(path.join(folder, 'pnpm-workspace.yaml'))) return folder;
  const above = path.dirname(folder);
  if (above === folder) throw new Error('there is no pnpm-workspace.yaml here or above');
  return findRepository(above);
}

/** What of pnpm-workspace.yaml is of interest here. */
export interface Workspace {
  allowBuilds?: Record<string, unknown>;
  overrides?: Record<string, string>;
}

/** Reads pnpm-workspace.yaml. */
export function readWorkspace(repository: string): Workspace {
  const read: Workspace | null = parse(
    readFileSync(path.join(repository, 'pnpm-workspace.yaml'), 'utf8'),
  );
  return read ?? {};
}
