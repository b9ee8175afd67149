import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@countersign/packages';
import { bundleTree } from '@countersign/spec-tools/bundle-tree';
import { Tree } from '@countersign/spec-tools/tree';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folders that all tests of a run share. */
    prepared: {
      /** The smallest area of the contract and the rules of pushed events, bundled. */
      specs: string;
      /** The folder in which repositories to copy are created. */
      templates: string;
    };
  }
}

/** Prepares the common beginning of all tests' repositories, once for a run. */
export default async function prepare(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-release-'));
  const specs = path.join(folder, 'prepared');
  for (const part of ['oauth', 'common', 'connect/delivery.yaml']) {
    const place = path.join('specs', part);
    cpSync(path.join(root, place), path.join(specs, place), { recursive: true });
  }
  await bundleTree(new Tree(path.join(specs, 'specs')));
  const templates = path.join(folder, 'templates');
  mkdirSync(templates);
  project.provide('prepared', { specs, templates });
  return () => rmSync(folder, { recursive: true, force: true });
}
