// node case-child.ts <suite> <case> measures one case and prints its result. Started by run.ts, so
// that no case runs on what another has left behind: garbage, compiled code, a heap that has grown.
import { measureMemory } from './memory.ts';
import type { Result } from './results.ts';
import { measureSpeed } from './speed.ts';
import type { Case } from './suite.ts';
import { suites } from './suites/index.ts';

const [suite = '', name = ''] = process.argv.slice(2);
const wanted = suites[suite]?.cases[name];
if (wanted === undefined) throw new Error(`there is no case ${name} in a suite ${suite}`);
process.stdout.write(JSON.stringify(await measured(wanted)));

async function measured(one: Case): Promise<Result> {
  const { what, reference, measure, goal } = one;
  const spread = 'reader' in one ? measureMemory(one) : await measureSpeed(one);
  return { what, reference, measure, ...(goal !== undefined && { goal }), ...spread };
}
