import { messageOf } from '@countersign/mock/core/words';
import { StorageFailure } from './errors.ts';

/**
 * Creates the catcher of errors of work that runs in the background and is tried again. A database
 * that is away says so to every request. Anything else is a fault of this code, and is printed once
 * as a warning of the process.
 * @param work the work as the subject of a sentence, such as `running due jobs`
 */
export function warnOfFault(work: string): (error: unknown) => void {
  let warned = false;
  return (error) => {
    if (error instanceof StorageFailure || warned) return;
    warned = true;
    const reason = messageOf(error);
    process.emitWarning(`${work} failed: ${reason}`);
  };
}
