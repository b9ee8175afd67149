import type { Context } from '../core/context.ts';
import type { Step } from '../core/steps.ts';
import type { Fault } from '../faults/fault.ts';
import { readPreference } from './prefer.ts';

/**
 * Makes the step that finds the fault of the options. Its delay or dropped connection is to happen
 * whatever comes of the request, so this step is before all that can refuse it.
 */
export function findFault(faultFor: (operation: string, area: string) => Fault | undefined): Step {
  return (context) => {
    setFault(context, faultFor(context.operation.id, context.operation.area));
    return undefined;
  };
}

/** Notes a fault that a rule asks for, unless another rule was first. */
export function setFault(context: Context, fault: Fault | undefined): void {
  if (fault === undefined || context.fault !== undefined) return;
  context.fault = fault;
  context.preference = fault;
}

/** Reads the `Prefer` header; what a fault asks for overrides it. */
export const readPrefer: Step = (context) => {
  const { fault, request } = context;
  const wished = readPreference(request.headers.prefer);
  context.preference = fault === undefined ? wished : { ...wished, ...fault };
  return undefined;
};
