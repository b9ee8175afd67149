// node case-child.ts <suite> <case> measures one case and prints its result. Started by run.ts, so
// that no case runs on what another has left behind: garbage, compiled code, a heap that has grown.
import { measureFresh } from './fresh.ts';
import { measureLatency } from './latency.ts';
import { measureLoad } from './load.ts';
import { measureMemory } from './memory.ts';
import { figureOf } from './numbers.ts';
import { measureResident } from './resident.ts';
import type { Result } from './results.ts';
import { measureSize } from './size.ts';
import { measureSpeed } from './speed.ts';
import type { Spread } from './spread.ts';
import type { Case, RatioCase } from './suite.ts';
import { suites } from './suites/index.ts';

const [suite = '', name = ''] = process.argv.slice(2);
const wanted = suites[suite]?.cases[name];
if (wanted === undefined) throw new Error(`there is no case ${name} in a suite ${suite}`);
process.stdout.write(JSON.stringify(await measured(wanted)));

async function measured(one: Case): Promise<Result> {
  const { what, goal } = one;
  const named = { what, ...(goal !== undefined && { goal }) };
  if ('size' in one)
    return { ...named, measure: one.measure, size: await measureSize(one), unit: 'kB' };
  if (one.measure === 'resident memory')
    return { ...named, measure: one.measure, size: await measureResident(one), unit: 'MB' };
  if ('count' in one)
    return { ...named, measure: one.measure, size: one.count(), unit: 'packages' };
  if ('rate' in one)
    return { ...named, measure: one.measure, size: figureOf(await one.rate()), unit: '1/s' };
  if ('wait' in one) {
    const wait = await one.wait();
    return one.measure === 'answer time'
      ? { ...named, measure: one.measure, size: figureOf(wait), unit: 'ms' }
      : { ...named, measure: one.measure, size: figureOf(wait / 1000), unit: 's' };
  }
  const { reference, measure } = one;
  return { ...named, reference, measure, ...(await spread(one)) };
}

async function spread(one: RatioCase): Promise<Spread> {
  if ('reader' in one) return measureMemory(one);
  if ('servers' in one) return measureLoad(one);
  if ('server' in one) return measureLatency(one);
  return 'fresh' in one ? measureFresh(one) : measureSpeed(one);
}
