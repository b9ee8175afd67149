import { createDraft, getSandboxEnvelope, listSandboxEnvelopes } from '../requests.ts';
import { median } from '../numbers.ts';
import { onPostgres } from '../sandbox/programs.ts';
import { request, type Request } from '../server/request.ts';
import { Stage } from '../stage.ts';
import type { Costs } from './simulate.ts';

const rounds = 300;

/**
 * Measures the cost of operations to a node: the time of each, one after the other, on this
 * machine, with process and PostgreSQL on it. No response comes from memory, since a draft is
 * created before each.
 */
export async function measureCosts(): Promise<Costs> {
  await using stage = new Stage();
  const server = await onPostgres()(stage, []);
  const { body } = await request(server.url, createDraft);
  const { envelopeId }: { envelopeId: string } = JSON.parse(body.toString());
  const url = `${createDraft.url}/${envelopeId}`;
  const update: Request = { ...createDraft, method: 'PUT', url };
  const time = async (one: Request) => {
    const since = performance.now();
    await request(server.url, one);
    return performance.now() - since;
  };
  const measured: Record<keyof Costs, number[]> = { create: [], get: [], list: [], update: [] };
  for (let round = 0; round < rounds; round += 1) {
    measured.create.push(await time(createDraft));
    measured.get.push(await time(getSandboxEnvelope));
    measured.update.push(await time(update));
    measured.list.push(await time(listSandboxEnvelopes));
  }
  return {
    create: usual(measured.create),
    get: usual(measured.get),
    list: usual(measured.list),
    update: usual(measured.update),
  };
}

/** Returns the median of some times, in hundredths of a millisecond. */
function usual(times: number[]): number {
  return Number(median(times).toFixed(2));
}
