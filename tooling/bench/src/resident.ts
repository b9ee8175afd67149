import { megabytesOf, median } from './numbers.ts';
import type { ResidentCase } from './suite.ts';

/** How many processes each number is from. */
export const residentProcesses = 3;

/** How much memory a server holds, in MB of 1000000 bytes: the median of several processes. */
export async function measureResident({ resident, turns }: ResidentCase): Promise<number> {
  const sizes: number[] = [];
  while (sizes.length < (turns ?? residentProcesses)) sizes.push(await resident());
  return megabytesOf(median(sizes));
}
