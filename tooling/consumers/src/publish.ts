import type { Registry } from '@countersign/packages/registry';
import { publishedPackages, type Tarball } from '@countersign/packages';

/**
 * Publishes all packages.
 * @throws where one has no tarball, before anything is published
 */
export async function publishAll(registry: Registry, tarballs: readonly Tarball[]): Promise<void> {
  const packed = new Set(tarballs.map(({ name }) => name));
  for (const { name, place } of publishedPackages()) {
    if (packed.has(name)) continue;
    throw new Error(
      `${name} has no tarball, so nothing can be proven of it; run npm run build, then pack ${place}`,
    );
  }
  for (const { file } of tarballs) await registry.publish(file);
}
