import type { JobArguments, JobOutcome, ThreadJobName } from './job.ts';
import type { OfficeQueue } from './office-queue.ts';
import type { Owner } from './owner-turns.ts';
import type { Pool } from './pool.ts';

/** The threads of this process, which all its sandboxes share; nothing of it before the first job. */
let pool: Promise<Pool> | undefined;
/** The conversions by LibreOffice of this process. */
let offices: Promise<OfficeQueue> | undefined;
let users = 0;

/**
 * Runs a job in a worker thread.
 * @param owner the owner of the job, such as a request: owners take turns
 * @throws DocumentFault as the job, and UNABLE_TO_LOAD_DOCUMENT where it passes a limit
 */
export async function runOutside<Name extends ThreadJobName>(
  owner: Owner,
  name: Name,
  args: JobArguments[Name],
): Promise<JobOutcome<Name>> {
  pool ??= import('./pool.ts').then(({ createPool }) => createPool());
  return (await pool).run(owner, name, args);
}

/**
 * Has LibreOffice convert a document, outside of the threads.
 * @param owner the owner of the document: owners take turns
 * @param hasLeft reports whether no client waits for the result any more
 * @returns the PDF; undefined where LibreOffice cannot make one, or the client has left
 */
export async function convertOutside(
  owner: Owner,
  [bytes, extension, program]: JobArguments['convertByOffice'],
  hasLeft?: () => boolean,
): Promise<JobOutcome<'convertByOffice'>> {
  offices ??= import('./office-queue.ts').then(({ createOfficeQueue }) => createOfficeQueue());
  const queue = await offices;
  const { runOffice } = await import('./convert/office/run-office.ts');
  const convert = (signal: AbortSignal) => runOffice({ bytes, extension, program, signal });
  return { result: await queue.run(owner, convert, hasLeft), replaced: [] };
}

/**
 * Notes that a server uses the threads.
 * @returns a function to call when it does no more; the last such call ends the threads
 */
export function useThreads(): () => Promise<void> {
  users += 1;
  return async () => {
    users -= 1;
    if (users > 0) return;
    const [threads, queue] = [pool, offices];
    pool = undefined;
    offices = undefined;
    await Promise.all([(await threads)?.close(), (await queue)?.close()]);
  };
}
