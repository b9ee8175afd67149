import path from 'node:path';
import { bundleTree } from '@countersign/spec-tools/bundle-tree';
import { Kept } from '@countersign/spec-tools/kept';
import { lintTree } from '@countersign/spec-tools/lint-tree';
import { reportProblems } from '@countersign/spec-tools/report-problems';
import { Tree } from '@countersign/spec-tools/tree';
import { replaceOutput } from '../output.ts';
import { listParts } from './parts.ts';

/**
 * Generates all code from the specs, in one process: lints, bundles and generates the parts that
 * have changed since the last time (docs/decisions/0074-one-process-generates.md). Nothing is
 * written unless all of it is valid.
 * @param root the folder of the repository
 * @param folders areas or folders of the specs; only areas that include these are generated
 * @param check only compare, without linting
 * @returns the files that differ, or undefined if the linter found problems
 */
export async function generateAll(
  root: string,
  folders: readonly string[],
  check: boolean,
): Promise<string[] | undefined> {
  const tree = new Tree(path.join(root, 'specs'));
  const areas = tree.select(folders);
  const parsed = new Map();
  if (!check && !(await reportProblems(await lintTree(tree, 'tree', areas, parsed))))
    return undefined;
  await bundleTree(tree, parsed);

  const kept = new Kept(tree.specs);
  const made = [];
  for (const part of listParts(root, tree, areas)) {
    const files = await kept.get(part.name, part.key, async () => [...(await part.make())]);
    const folder = part.area === undefined ? '' : `${part.area}/`;
    made.push({ part, files: files.map(([name, text]) => [folder + name, text] as const) });
  }
  const leave = tree.areas.filter((area) => !areas.includes(area));
  return [...Map.groupBy(made, ({ part }) => part.target)].flatMap(([target, parts]) => {
    const files = new Map(parts.flatMap((one) => one.files));
    const beside = parts.some(({ part }) => part.beside === true);
    const changed = replaceOutput(path.join(root, target), files, { check, leave, beside });
    return changed.map((file) => `${target}/${file}`);
  });
}
