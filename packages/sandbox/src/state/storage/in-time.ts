/** Timeout in milliseconds for PostgreSQL to answer a check of its health. */
const answerTime = 2000;

/** Resolves like the promise, or rejects if that takes too long. */
export async function inTime<Result>(given: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the database has not answered within ${answerTime} ms`)),
      answerTime,
    );
  });
  try {
    return await Promise.race([given, late]);
  } finally {
    clearTimeout(timer);
  }
}
