import type { JobArguments, JobName, JobOutcome } from './job.ts';
import type { Owner, Pool } from './pool.ts';

/** The threads of this process, which all its sandboxes share; nothing of it before the first job. */
let pool: Promise<Pool> | undefined;
let users = 0;

/**
 * Runs a job in a worker thread.
 * @param owner whose job it is, such as a request: owners take turns
 * @throws DocumentFault as the job, and UNABLE_TO_LOAD_DOCUMENT where it passes a limit
 */
export async function runOutside<Name extends JobName>(
  owner: Owner,
  name: Name,
  args: JobArguments[Name],
): Promise<JobOutcome<Name>> {
  pool ??= import('./pool.ts').then(({ createPool }) => createPool());
  return (await pool).run(owner, name, args);
}

/**
 * Notes that a server uses the threads.
 * @returns what says that it does no more; the last one ends the threads
 */
export function useThreads(): () => Promise<void> {
  users += 1;
  return async () => {
    users -= 1;
    if (users > 0) return;
    const left = pool;
    pool = undefined;
    await (await left)?.close();
  };
}
