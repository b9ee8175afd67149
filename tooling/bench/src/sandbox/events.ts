import { createSandboxEnvelope } from '../requests.ts';
import { fire } from '../server/load.ts';
import type { Program } from '../server/programs.ts';
import type { Stage } from '../stage.ts';
import { listenForEvents } from './event-listener.ts';

/**
 * Measures the events a second that arrive at a listener while envelopes are created as fast as
 * possible, until the last of their events has arrived. Each envelope sends one.
 * @param pdfSize the size of the PDF of each envelope, in bytes
 */
export async function measureEventRate(
  stage: Stage,
  program: Program,
  pdfSize: number,
): Promise<number> {
  const { eventNotification, arrival } = await listenForEvents(stage);
  const request = await createSandboxEnvelope({ eventNotification }, pdfSize);
  const server = await program(stage, [request]);
  await fire(server, [request], 400);
  const envelopes = stage.amount(4000, 200);
  const all = arrival(envelopes);
  const since = performance.now();
  await fire(server, [request], envelopes);
  await all;
  return envelopes / ((performance.now() - since) / 1000);
}
