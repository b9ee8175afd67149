/** The work on a document ended, and no document is to blame. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
}
