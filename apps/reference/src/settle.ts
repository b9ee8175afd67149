/** Waits for all, also where one fails: what writes into the site has to end before we clear up. */
export async function settle(tasks: readonly Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(tasks)) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
}
