import { readPointer } from '../../core/json-pointer.ts';
import { actOnSide, callSide, UnboundValue, type Answer, type Side } from './call-side.ts';
import { compareValues, type Difference } from './differences.ts';
import type { Scenario, ScenarioStep } from './scenario.ts';

/** The result of one step. */
export interface ComparedStep {
  /** From 1. */
  step: number;
  /** The operationId, or the action of a person. */
  call: string;
  /** The statuses; 0 where the step was not done. */
  left: number;
  right: number;
  differences: Difference[];
}

/**
 * Runs the same steps on both sides, and compares the responses of each. Each side binds its own
 * values. If a side has responded differently, and therefore lacks a value that a later step needs,
 * the comparison ends with that step, as `not-done`.
 * @throws Error if a step names no operation, or uses a value that no step has bound
 */
export async function compareSides(
  { steps, values }: Scenario,
  left: Side,
  right: Side,
): Promise<ComparedStep[]> {
  const bound = {
    left: new Map(Object.entries({ ...values, ...left.values })),
    right: new Map(Object.entries({ ...values, ...right.values })),
  };
  const known = { left: new Map<unknown, unknown>(), right: new Map<unknown, unknown>() };
  for (const [name, value] of Object.entries(left.values ?? {})) {
    const other = bound.right.get(name);
    known.left.set(value, other);
    known.right.set(other, value);
  }
  const compared: ComparedStep[] = [];
  for (const [at, step] of steps.entries()) {
    const call = 'call' in step ? step.call : step.person;
    let one: Answer;
    let other: Answer;
    try {
      one = await doStep(left, step, bound.left);
      other = await doStep(right, step, bound.right);
    } catch (error) {
      // A side that responded differently before can lack a value that this step needs.
      const differs = compared.some(({ differences }) => differences.length > 0);
      if (!(error instanceof UnboundValue) || !differs) throw error;
      const reason = { left: error.message, right: error.message };
      const differences: Difference[] = [{ at: '', kind: 'not-done', ...reason }];
      return [...compared, { step: at + 1, call, left: 0, right: 0, differences }];
    }
    const status: Difference[] =
      one.status === other.status
        ? []
        : [
            {
              at: '/status',
              kind: 'value',
              left: String(one.status),
              right: String(other.status),
            },
          ];
    compared.push({
      step: at + 1,
      call,
      left: one.status,
      right: other.status,
      differences: [...status, ...compareValues(one.body, other.body, known)],
    });
  }
  return compared;
}

async function doStep(side: Side, step: ScenarioStep, bound: Map<string, string>): Promise<Answer> {
  if (!('call' in step)) return actOnSide(side, step, bound);
  const answer = await callSide(side, step, bound);
  for (const [name, pointer] of Object.entries(step.bind)) {
    const value = readPointer(answer.body, pointer);
    if (typeof value === 'string' || typeof value === 'number') bound.set(name, String(value));
  }
  return answer;
}
