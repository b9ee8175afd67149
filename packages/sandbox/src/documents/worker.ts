import { parentPort } from 'node:worker_threads';
import { ownBuffers } from './buffers.ts';
import { DocumentFault } from './document-fault.ts';
import type { JobCall, JobReply, JobTable, ThreadJobName, Worked } from './job.ts';
import { jobs } from './jobs.ts';
import { pdfiumBytes } from './limits.ts';
import { lowerPriority } from './lower-priority.ts';
import { takeReplaced } from './replaced-letters.ts';

// Runs in a worker thread: does the jobs that the thread is sent, one after the other.

const table: JobTable = jobs;

lowerPriority();
limitPdfium();

/**
 * Describes an error that a library throws for damaged data. The libraries have no error classes
 * for it; the message is included, so that a mistake of ours can be seen.
 */
function describeDamage(error: unknown): string {
  // Nested more deeply than the stack is deep, or longer than arrays can be.
  if (error instanceof RangeError)
    return 'The document is nested too deeply or too large; save it in a simpler form.';
  const reason = error instanceof Error ? error.message : String(error);
  return `The document is damaged and cannot be worked on; save it again as a plain PDF. (${reason})`;
}

async function reply<Name extends ThreadJobName>({
  name,
  args,
}: JobCall<Name>): Promise<Omit<JobReply<Name>, keyof Worked>> {
  // Discards the replaced characters of a failed job.
  takeReplaced();
  try {
    const result = await table[name](...args);
    return { result, replaced: takeReplaced() };
  } catch (error) {
    if (error instanceof DocumentFault)
      return { fault: { code: error.code, message: error.message } };
    return { fault: { code: 'UNABLE_TO_LOAD_DOCUMENT', message: describeDamage(error) } };
  }
}

parentPort?.on('message', (call: JobCall<ThreadJobName>) => {
  void reply(call).then((answer) =>
    parentPort?.postMessage({ ...answer, ...worked() }, ownBuffers(answer)),
  );
});

// Says that the thread has loaded and can take jobs.
parentPort?.postMessage(worked(), []);

/** Asking a thread from outside interrupts it, and takes longer than most jobs. */
function worked(): Worked {
  if (!('threadCpuUsage' in process)) return { worked: undefined };
  const { user, system } = process.threadCpuUsage();
  return { worked: (user + system) / 1000 };
}

const bytesOfPage = 65_536;

/**
 * Keeps WebAssembly from taking more memory than PDFium may have; PDFium then says that there is no
 * more. Its build takes no limit. Called once in a thread of its own.
 */
function limitPdfium(): void {
  const grow = Object.getOwnPropertyDescriptor(WebAssembly.Memory.prototype, 'grow')?.value;
  Object.defineProperty(WebAssembly.Memory.prototype, 'grow', {
    value(this: WebAssembly.Memory, pages: number): number {
      const bytes = this.buffer.byteLength + pages * bytesOfPage;
      if (bytes > pdfiumBytes)
        throw new RangeError(`PDFium is not allowed to allocate ${bytes} bytes.`);
      return Reflect.apply(grow, this, [pages]);
    },
  });
}
