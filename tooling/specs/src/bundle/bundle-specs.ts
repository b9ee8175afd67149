import { Tree } from '../tree/tree.ts';
import { bundleTree } from './bundle-tree.ts';

/**
 * Bundles every area of a spec tree into its dist folder, and the schema of pushed messages with
 * them.
 * @param specs the folder of the tree
 * @throws {SpecError} if an area cannot be bundled; the last good output is kept then
 */
export async function bundleSpecs(specs: string): Promise<void> {
  await bundleTree(new Tree(specs));
}
