/** Returns the error code and the status of a rejected call; fails if the call succeeds. */
export async function catchRefusal(call: PromiseLike<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Error && 'code' in error && 'status' in error)
      return `${String(error.status)} ${String(error.code)}`;
    throw error;
  }
  throw new Error('the call was not refused');
}

/** The codes of the items of a batch; `-` for those that were done. */
export function listOutcomes(
  items: readonly { errorDetails?: { errorCode: string } | undefined }[] = [],
): string[] {
  return items.map(({ errorDetails }) => errorDetails?.errorCode ?? '-');
}
