import { kilobytesOf } from './numbers.ts';
import type { SizeCase } from './suite.ts';

/** How large something is, in kB of 1000 bytes. Once is enough: it is the same each time. */
export async function measureSize({ size }: SizeCase): Promise<number> {
  return kilobytesOf(await size());
}
