import {
  most,
  simulate,
  type Costs,
  type Outcome,
  type Placement,
  type World,
} from './simulate.ts';

/** The largest world that users may ask for. */
const world: World = {
  nodes: 100,
  tenants: 10_000,
  envelopes: 1_000_000_000,
  mix: { create: 10, get: 70, list: 10, update: 10 },
  skew: 1,
  between: 1,
  seed: 20_261_127,
};

const placements: readonly [Placement, string][] = [
  ['position', 'by the number of the row'],
  ['tenant', 'by tenant'],
  ['envelope', 'by tenant and envelope'],
  ['split', 'by tenant; large ones by envelope too'],
];

/** Simulates all placements, and writes the page about them. */
export function writeReport(costs: Costs): string {
  const rows = placements.map(
    ([placement, name]) => [name, simulate(world, costs, placement)] as const,
  );
  const { nodes, tenants, envelopes, mix, skew, between, seed } = world;
  return `# Scale

<!-- Written by \`npm run scale\`. Do not edit. -->

A simulation of ${count(nodes)} nodes, ${count(tenants)} tenants and ${count(envelopes)} envelopes. \`npm run scale\` repeats it from the costs below, and \`npm run scale -- --measure\` measures these again. [Decision 63](decisions/0063-distributed-databases.md) says what follows from it.

What an operation costs a node was measured with one process and PostgreSQL on one machine: creating a draft ${costs.create} ms, reading an envelope ${costs.get} ms, a list of 25 ${costs.list} ms, changing a draft ${costs.update} ms. Of 100 operations, ${mix.get} read an envelope, ${mix.create} create one, ${mix.update} change one, and ${mix.list} are lists. The nth tenant has 1/n${skew === 1 ? '' : `^${skew}`} of what the first has, so that the first has a tenth of everything. An operation on several nodes pays ${between} ms more. The seed is ${seed}.

| where rows are                        | operations a second | work of the busiest node | envelopes of the fullest node | nodes that a list asks |
| ------------------------------------- | ------------------: | -----------------------: | ----------------------------: | ---------------------: |
${rows.map(([name, outcome]) => formatRow(name, outcome)).join('\n')}

Operations a second are those of all nodes together, as long as 99 % of them take less than ${most} ms. With even work, each node would have ${(100 / nodes).toFixed(1)} % of it.
`;
}

function formatRow(name: string, { rate, busiest, fullest, asked }: Outcome): string {
  const cells = [
    name.padEnd(37),
    count(Number(rate.toPrecision(2))).padStart(19),
    `${(busiest * 100).toFixed(1)} %`.padStart(24),
    count(Number(fullest.toPrecision(3))).padStart(29),
    asked.toFixed(1).padStart(22),
  ];
  return `| ${cells.join(' | ')} |`;
}

function count(number: number): string {
  return number.toLocaleString('en-US', { maximumFractionDigits: 0 });
}
