import type { Handle } from '../steps/steps.ts';
import type { ExchangeDetails } from './exchange-details.ts';
import type { Recorder } from './recorder.ts';

/**
 * Sends a kept request to the server again, with its token.
 * @returns the new exchange, or the reason why that is not possible
 */
export async function repeatRequest(
  recorder: Recorder,
  id: number,
  handle: Handle,
): Promise<ExchangeDetails | { error: string }> {
  const request = recorder.restore(id);
  if (request === undefined)
    return { error: `Request ${id} cannot be repeated: not all of its body is kept.` };
  await handle(request);
  const repeated = recorder.findRepeated(request);
  return repeated ?? { error: `Request ${id} was repeated; no exchange is kept of that.` };
}
