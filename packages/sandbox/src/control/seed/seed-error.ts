/** What is wrong with a seed, and where: `file:line /pointer what to do`, one for each line. */
export class SeedError extends Error {
  override name = 'SeedError';
}
