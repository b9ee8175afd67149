// Runs in a worker thread: does the jobs that the thread is sent, one after the other.
import { parentPort } from 'node:worker_threads';
import { DocumentFault } from './document-fault.ts';
import { ready, type JobCall, type JobName, type JobReply, type JobTable } from './job.ts';
import { jobs } from './jobs.ts';
import { limitPdfium } from './limit-pdfium.ts';
import { ownBuffers } from './own-buffers.ts';

const table: JobTable = jobs;

limitPdfium();

/**
 * What the libraries throw at bytes that they did not expect. They have no errors of their own for
 * it; the reason is said, so that a mistake of ours can be seen.
 */
function sentenceOf(error: unknown): string {
  // Nested more deeply than the stack is deep, or longer than arrays can be.
  if (error instanceof RangeError)
    return 'The document is nested too deeply or too large; save it in a simpler form.';
  const reason = error instanceof Error ? error.message : String(error);
  return `The document is damaged and cannot be worked on; save it again as a plain PDF. (${reason})`;
}

async function reply<Name extends JobName>({
  name,
  given,
}: JobCall<Name>): Promise<JobReply<Name>> {
  try {
    return { result: await table[name](...given) };
  } catch (error) {
    if (error instanceof DocumentFault)
      return { fault: { code: error.code, message: error.message } };
    return { fault: { code: 'UNABLE_TO_LOAD_DOCUMENT', message: sentenceOf(error) } };
  }
}

parentPort?.on('message', (call: JobCall<JobName>) => {
  void reply(call).then((answer) => parentPort?.postMessage(answer, ownBuffers(answer)));
});

parentPort?.postMessage(ready, []);
