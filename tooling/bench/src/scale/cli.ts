// node cli.ts [--measure] simulates many nodes and writes docs/scale.md, from the costs in
// docs/scale.json; with --measure these are measured first.
import { readFileSync, writeFileSync } from 'node:fs';
import { writeReport } from './report.ts';
import type { Costs } from './simulate.ts';
import { createDraft, getSandboxEnvelope, listSandboxEnvelopes } from '../requests.ts';
import { median } from '../numbers.ts';
import { onPostgres } from '../sandbox/programs.ts';
import { request, type Request } from '../server/request.ts';
import { Stage } from '../stage.ts';

const rounds = 300;

/**
 * Measures the cost of operations to a node: the time of each, one after the other, on this
 * machine, with process and PostgreSQL on it. No response comes from memory, since a draft is
 * created before each.
 */
async function measureCosts(): Promise<Costs> {
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

const docs = new URL('../../../../docs/', import.meta.url);
const file = new URL('scale.json', docs);
if (process.argv.includes('--measure'))
  writeFileSync(file, `${JSON.stringify(await measureCosts(), undefined, 2)}\n`);
const costs: Costs = JSON.parse(readFileSync(file, 'utf8'));
const page = writeReport(costs);
writeFileSync(new URL('scale.md', docs), page);
process.stdout.write(page);
