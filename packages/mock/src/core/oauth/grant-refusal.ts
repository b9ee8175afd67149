import type { Answer } from '../engine/complete-answer.ts';

/** Help for a person whose request is not granted. */
export interface GrantHelp {
  /** The sent and the registered values, each list with its name. */
  facts: readonly { name: string; values: readonly string[] }[];
  /** The remedy, in one sentence. */
  advice: string;
}

/** A request to the authentication service that it does not grant, in the codes of OAuth 2.0. */
export class GrantRefusal extends Error {
  override name = 'GrantRefusal';
  readonly error: string;
  readonly description: string | undefined;
  readonly help: GrantHelp | undefined;

  /**
   * @param error the kind, such as `invalid_grant`
   * @param description the finer code, or a sentence; never with a secret in it
   * @param help details for the page that people see
   */
  constructor(error: string, description?: string, help?: GrantHelp) {
    super(description ?? error);
    this.error = error;
    this.description = description;
    this.help = help;
  }

  /** The answer: 400, and a body as the spec has it. */
  toAnswer(): Answer {
    const { error, description } = this;
    const body = { error, ...(description !== undefined && { error_description: description }) };
    return { status: 400, body };
  }
}
