import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Does something to some files, all or nothing: where it fails, they are as they were before.
 * @param list the files that there are; asked again after, for those that came since
 */
export async function allOrNothing<T>(list: () => string[], work: () => Promise<T>): Promise<T> {
  const before = new Map(
    list()
      .filter((file) => existsSync(file))
      .map((file) => [file, readFileSync(file)]),
  );
  try {
    return await work();
  } catch (error) {
    for (const file of list()) if (!before.has(file)) rmSync(file, { force: true });
    for (const [file, content] of before) writeFileSync(file, content);
    throw error;
  }
}
