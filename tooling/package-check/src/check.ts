import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pack } from '@countersign/tarballs';
import { linesOf, type Fault } from './fault.ts';
import { publintFaults } from './publint.ts';
import { rules } from './rules/index.ts';
import { findPackage, type Subject } from './subject.ts';
import { typesFaults } from './types-resolution.ts';

/**
 * Packs the package of a folder and holds the tarball to what its users need.
 * @returns a line for each fault; none where all is well
 * @throws where the folder holds no package that is published, or it cannot be packed
 */
export async function checkPackage(folder: string): Promise<string[]> {
  const { source, ...found } = findPackage(folder);
  const scratch = mkdtempSync(path.join(tmpdir(), 'countersign-package-'));
  try {
    const subject: Subject = { ...found, tarball: await pack(source, scratch) };
    const faults: Fault[] = [
      ...rules.flatMap((rule) => rule(subject)),
      ...(await publintFaults(subject)),
      ...typesFaults(subject),
    ];
    return linesOf(source.name, faults);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
