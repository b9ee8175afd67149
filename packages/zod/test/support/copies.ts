// Copies of the built package: over another zod, and as zod alone would have it.
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Node } from '../../src/fast/node.ts';

const root = path.resolve(import.meta.dirname, '../..');
const scratch = path.join(root, `.scratch-${process.pid}`);

/** A schema as people use it. */
export interface Schema extends Node {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: unknown[] } };
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value && 'safeParse' in value;
}

export interface CopyOptions {
  /** A package of this workspace that is a zod. */
  zod: 'zod' | 'zod-oldest';
  /** True if the schemas stay as zod creates them. */
  plain: boolean;
}

/** Copies the build, and returns its folder. */
export function createCopy({ zod, plain }: CopyOptions): string {
  const folder = path.join(scratch, `${zod}-${plain ? 'plain' : 'fast'}`);
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  const there = path.join(root, 'node_modules', zod);
  // On Windows everyone may make a junction; elsewhere it is a link like any other.
  symlinkSync(there, path.join(folder, 'node_modules/zod'), 'junction');
  cpSync(path.join(root, 'dist'), path.join(folder, 'dist'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  if (plain) {
    const same = 'export const fast = (make) => make();\n';
    writeFileSync(path.join(folder, 'dist/fast/fast.js'), same);
    const object = `import { looseObject } from 'zod';
export const fastObject = (makeShape) => looseObject(makeShape());
`;
    writeFileSync(path.join(folder, 'dist/fast/fast-object.js'), object);
  }
  return folder;
}

export function removeCopies(): void {
  rmSync(scratch, { recursive: true, force: true });
}

/** Returns the exports of an area's module in a copy, or of that over `zod/mini`. */
export async function loadModule(
  folder: string,
  area: string,
  module: 'index' | 'mini' = 'index',
): Promise<Map<string, unknown>> {
  const file = path.join(folder, 'dist/generated', area, `${module}.js`);
  return new Map(Object.entries(await import(pathToFileURL(file).href)));
}

/** The schemas of an area in a copy, by name; of those with several names, one. */
export async function loadSchemas(folder: string, area: string): Promise<Map<string, Schema>> {
  const names = new Map<Schema, string>();
  for (const [name, value] of await loadModule(folder, area)) {
    if (isSchema(value) && !names.has(value)) names.set(value, name);
  }
  return new Map([...names].map(([schema, name]) => [name, schema]));
}
