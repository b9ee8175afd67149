import { Refusal } from '@countersign/mock/core/answers';
import type { RequestContext, Step } from '@countersign/mock/core/server';
import { type Caller, readClaims } from './caller.ts';
import type { Tenants } from './tenants.ts';

/** The dependencies of the step. */
interface TokenParts {
  tenants: Pick<Tenants, 'read'>;
  /** Reports whether an area takes the token of an application without a user. */
  takesApplications(area: string): boolean;
}

/**
 * Adds to the step that validates requests: where a request is rejected and its token is bad too,
 * the answer is about the token, as that of the service is. A program that sends a placeholder with
 * an expired token has to get a new token first.
 */
export function tokenFirst(
  validate: Step<RequestContext<Caller>>,
  { tenants, takesApplications }: TokenParts,
): Step<RequestContext<Caller>> {
  return async (call) => {
    try {
      return await validate(call);
    } catch (error) {
      if (error instanceof Refusal)
        await tenants.read(call.tenant, async (state) => {
          await readClaims(state, call, takesApplications(call.operation.area));
        });
      throw error;
    }
  };
}
