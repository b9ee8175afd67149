/** A call to the control API that failed; nothing was changed. */
export class ControlError extends Error {
  override name = 'ControlError';
  /** The HTTP status. */
  readonly status: number;
  /** The kind, such as `ASSERTION_FAILED`, or an error code of the service. */
  readonly code: string;
  /** The place in the request, where there is one. */
  readonly where: string | undefined;

  constructor(
    status: number,
    problem: { code: string; message: string; where?: string } | undefined,
  ) {
    super(problem?.message ?? `The control API answered with status ${status}.`);
    this.status = status;
    this.code = problem?.code ?? 'UNKNOWN';
    this.where = problem?.where;
  }
}
