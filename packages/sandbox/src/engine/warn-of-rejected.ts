import type { Step, RequestContext } from '@countersign/mock/core/server';
import { createWarning } from '../state/model/warning.ts';
import type { Caller } from './caller.ts';
import { describeUnknown } from './warn-unknown.ts';

/**
 * Adds to the step that validates requests: one that it rejects gets its warnings too, since a
 * misspelt name is often why something required is missing.
 */
export function warnOfRejected(
  validate: Step<RequestContext<Caller>>,
): Step<RequestContext<Caller>> {
  return async (call) => {
    try {
      return await validate(call);
    } catch (error) {
      const unknown = await describeUnknown(call);
      call.warnings = unknown.map((one) => createWarning(one, one.at ?? ''));
      throw error;
    }
  };
}
