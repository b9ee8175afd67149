/** Facts about a failed call in addition to its message. */
interface Details {
  status: number;
  code: string;
  where?: string;
}

/** A call that failed, in words for people. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly code: string;
  /** The place in the request, if there is one. */
  readonly where: string | undefined;

  constructor(message: string, { status, code, where }: Details) {
    super(message);
    this.status = status;
    this.code = code;
    this.where = where;
  }
}

/** Returns the message of a thrown value. */
export function describeProblem(error: unknown): string {
  if (error instanceof TypeError) return 'The server does not respond. Is it still running?';
  return error instanceof Error ? error.message : String(error);
}
