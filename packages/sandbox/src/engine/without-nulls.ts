import { Refusal } from '@countersign/mock/core/answers';
import type { Call } from './caller.ts';

/**
 * Answers a call that reads, and where it is refused once more without the parameters of its query
 * that are the word null: tests of an official client send it for each parameter that has no value,
 * also for those that only the handler reads.
 * @returns the answer, with `again` true if it is the second one
 * @throws Refusal the first one, where the call is refused without these too
 * @evidence public
 */
export async function withoutNulls<Result>(
  call: Pick<Call, 'query' | 'notes'>,
  answer: (first: boolean) => Promise<Result>,
): Promise<{ result: Result; again: boolean }> {
  try {
    return { result: await answer(true), again: false };
  } catch (refusal) {
    const nulls = [...call.query].filter(([, value]) => value === 'null').map(([name]) => name);
    if (!(refusal instanceof Refusal) || nulls.length === 0) throw refusal;
    const sent = call.query;
    call.query = new URLSearchParams([...sent].filter(([name]) => !nulls.includes(name)));
    try {
      const result = await answer(false);
      call.notes = [
        ...call.notes,
        ...nulls.map((at) => ({ in: 'query' as const, at, rule: 'null', sent: 'null' })),
      ];
      return { result, again: true };
    } catch {
      call.query = sent;
      throw refusal;
    }
  }
}
