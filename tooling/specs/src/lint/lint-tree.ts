import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NormalizedProblem } from '@redocly/openapi-core';
import { bundleFiles } from '../bundle/bundles.ts';
import { hashOf, hashOfTools, Kept } from '../tree/kept.ts';
import type { Parsed } from '../tree/shared-resolver.ts';
import type { Tree } from '../tree/tree.ts';

/** Settings of the linter for the files of the tree, and for the bundles that are made of them. */
const settings = { tree: 'redocly.yaml', bundles: 'redocly.bundle.yaml' } as const;

/** A part of the specs that can be linted. */
export type Part = keyof typeof settings;

/**
 * Lints areas of a tree by the rules of Redocly and by ours. An area that passed and has not
 * changed since is not read again.
 * @param parsed the files parsed so far
 * @returns the problems, in the order of the areas
 */
export async function lintTree(
  tree: Tree,
  part: Part,
  areas: readonly string[],
  parsed: Parsed = new Map(),
): Promise<NormalizedProblem[]> {
  const kept = new Kept(tree.specs);
  const rules = hashOf(hashOfTools(), tree.hashBeside());
  const due = areas
    .map((area) => ({ area, name: `lint-${part}-${area}`, key: hashOf(rules, hashOfPart(area)) }))
    .filter(({ name, key }) => kept.find(name, key) !== true);
  if (due.length === 0) return [];

  // Redocly takes a third of a second to load, which is not spent where nothing has changed.
  const { lint, lintConfig, loadConfig } = await import('@redocly/openapi-core');
  const { SharedResolver } = await import('../tree/shared-resolver.ts');
  const config = await loadConfig({ configPath: path.join(tree.specs, settings[part]) });
  const problems = await lintConfig({ config, severity: 'error' });
  const sound = problems.length === 0;
  for (const { area, name, key } of due) {
    const found = await lint({
      ref: fileOf(area),
      config: config.forAlias(area),
      externalRefResolver: new SharedResolver(parsed),
    });
    problems.push(...found);
    if (sound && found.length === 0) kept.put(name, key, true);
  }
  return problems;

  function fileOf(area: string): string {
    const { document } = bundleFiles(area, path.join(tree.specs, 'dist'));
    return part === 'tree' ? tree.root(area) : document;
  }

  function hashOfPart(area: string): string {
    return part === 'tree' ? tree.hash(area) : hashOf(readFileSync(fileOf(area)));
  }
}
