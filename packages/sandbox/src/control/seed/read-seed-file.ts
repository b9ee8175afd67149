import { readFile } from 'node:fs/promises';
import { readDefaultSeed } from './default-seed.ts';
import { readSeed } from './read-seed.ts';
import type { Seed } from './seed.ts';
import { SeedError } from './seed-error.ts';

/**
 * Reads the world that tenants begin with.
 * @param file in YAML; that of the specs' examples where there is none
 * @throws SeedError where it cannot be read, or something in it is wrong
 */
export async function readSeedFile(file: string | undefined): Promise<Seed> {
  if (file === undefined) return readDefaultSeed();
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SeedError(`the seed file ${file} cannot be read: ${reason}`, { cause: error });
  }
  return readSeed(text, file);
}
