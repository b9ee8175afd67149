/**
 * Waits for all of some work, and throws what the first of them threw. Work in a transaction must
 * not go on when the transaction is over, as it would with `Promise.all`.
 */
export async function allOf<Result>(work: readonly Promise<Result>[]): Promise<Result[]> {
  const settled = await Promise.allSettled(work);
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}
