import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pack, type Package, type Tarball } from '@countersign/packages';

/** Packs a package, and leaves nothing behind; what was read of the tarball stays. */
export async function packed(one: Package): Promise<Tarball> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-bench-'));
  try {
    return await pack(one, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
