// Runs in a worker thread: does the jobs that the thread is sent, one after the other.
import { parentPort } from 'node:worker_threads';
import { DocumentFault } from './document-fault.ts';
import type { JobCall, JobName, JobReply, JobTable } from './job.ts';
import { jobs } from './jobs.ts';
import { limitPdfium } from './limit-pdfium.ts';
import { ownBuffers } from './own-buffers.ts';

const table: JobTable = jobs;

limitPdfium();

async function reply<Name extends JobName>({
  name,
  given,
}: JobCall<Name>): Promise<JobReply<Name>> {
  try {
    return { result: await table[name](...given) };
  } catch (error) {
    if (error instanceof DocumentFault)
      return { fault: { code: error.code, message: error.message } };
    // Names and PDFs nested more deeply than the stack is deep, or arrays longer than there are.
    if (error instanceof RangeError)
      return {
        fault: {
          code: 'UNABLE_TO_LOAD_DOCUMENT',
          message: 'The document is nested too deeply or too large; save it in a simpler form.',
        },
      };
    return { error };
  }
}

parentPort?.on('message', (call: JobCall<JobName>) => {
  void reply(call).then((answer) => parentPort?.postMessage(answer, ownBuffers(answer)));
});
