import type { Answer } from '../engine/complete-answer.ts';

/** A request to the authentication service that it does not grant, in the codes of OAuth 2.0. */
export class GrantRefusal extends Error {
  override name = 'GrantRefusal';
  readonly error: string;
  readonly description: string | undefined;

  /**
   * @param error the kind, such as `invalid_grant`
   * @param description the finer code, or a sentence; never with a secret in it
   */
  constructor(error: string, description?: string) {
    super(description ?? error);
    this.error = error;
    this.description = description;
  }

  /** The answer: 400, and a body as the spec has it. */
  toAnswer(): Answer {
    const { error, description } = this;
    const body = { error, ...(description !== undefined && { error_description: description }) };
    return { status: 400, body };
  }
}
