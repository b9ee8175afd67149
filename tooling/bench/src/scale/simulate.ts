// A model of many sandboxes on a distributed database: where does it bend first? Each node does one
// operation after the other; the cost of an operation is measured, everything else is random by a
// seed.

/** The costs of operations to a node, in milliseconds. */
export interface Costs {
  create: number;
  get: number;
  list: number;
  update: number;
}

/** The rule by which rows are placed on nodes. */
export type Placement =
  /** By the number of the row, which counts up: new rows are all on one node. */
  | 'position'
  /** By the space of the tenant. */
  | 'tenant'
  /** By the space and the ID of the envelope. */
  | 'envelope'
  /** By the space; those of a large tenant by the ID of the envelope too, on as many nodes as it needs. */
  | 'split';

/** The parameters of a simulation. */
export interface World {
  nodes: number;
  tenants: number;
  envelopes: number;
  /** The operations of each kind, out of 100. */
  mix: Costs;
  /** The skew of the tenants' sizes: the nth has 1/n^skew of the first. */
  skew: number;
  /** Milliseconds between nodes, which every operation pays that has several. */
  between: number;
  seed: number;
}

/** The result of a simulation. */
export interface Outcome {
  /** Operations a second, of all nodes, at which the slowest hundredth still takes less than `most`. */
  rate: number;
  /** The part of all work that the busiest node has; 1 divided by the number of nodes is even. */
  busiest: number;
  /** The number of envelopes on the fullest node. */
  fullest: number;
  /** The average number of nodes that a list asks. */
  asked: number;
}

/** The slowest hundredth may take this long, in milliseconds. */
export const most = 250;

/** The number of operations of each run. */
const operations = 60_000;

const kinds = ['create', 'get', 'list', 'update'] as const;

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Tenants with their part of all envelopes, and the nodes that each has. */
interface Tenants {
  parts: Float64Array;
  /** The sums of the parts up to each. */
  sums: Float64Array;
  /** The first node of each, and how many it has. */
  first: Uint32Array;
  width: Uint32Array;
}

function createTenants(world: World, placement: Placement, random: () => number): Tenants {
  const { tenants, nodes, skew } = world;
  const parts = new Float64Array(tenants);
  for (let index = 0; index < tenants; index += 1) parts[index] = 1 / (index + 1) ** skew;
  const all = parts.reduce((sum, part) => sum + part, 0);
  const sums = new Float64Array(tenants);
  const first = new Uint32Array(tenants);
  const width = new Uint32Array(tenants);
  let sum = 0;
  for (let index = 0; index < tenants; index += 1) {
    const part = (parts[index] ?? 0) / all;
    parts[index] = part;
    sum += part;
    sums[index] = sum;
    first[index] = Math.floor(random() * nodes);
    // A large tenant gets nodes enough that each has at most half of an even part from it.
    const needed = Math.min(nodes, Math.max(1, Math.ceil(part * nodes * 2)));
    width[index] = placement === 'envelope' ? nodes : placement === 'split' ? needed : 1;
  }
  return { parts, sums, first, width };
}

/** The tenant of an operation: large ones have more of them. */
function draw(sums: Float64Array, at: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sums[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Runs once at a rate: returns the time of the slowest hundredth, and the work of each node. */
function run(world: World, costs: Costs, placement: Placement, rate: number) {
  const { nodes, mix, between } = world;
  const random = createRandom(world.seed);
  const tenants = createTenants(world, placement, random);
  const free = new Float64Array(nodes);
  const work = new Float64Array(nodes);
  const times: number[] = [];
  let asked = 0;
  let lists = 0;
  let now = 0;

  function occupy(node: number, cost: number): number {
    const begins = Math.max(now, free[node] ?? 0);
    free[node] = begins + cost;
    work[node] = (work[node] ?? 0) + cost;
    return begins + cost;
  }

  for (let index = 0; index < operations; index += 1) {
    now += (-Math.log(1 - random()) * 1000) / rate;
    const tenant = draw(tenants.sums, random());
    const first = tenants.first[tenant] ?? 0;
    const width = tenants.width[tenant] ?? 1;
    const one = (first + Math.floor(random() * width)) % nodes;
    let at = random() * 100;
    const kind = kinds.find((name) => (at -= mix[name]) < 0) ?? 'get';
    const cost = costs[kind];
    let end: number;
    if (kind === 'list') {
      lists += 1;
      asked += width;
      // Each of its nodes reads a part; none does so for less than a get costs.
      const part = Math.max(costs.get, cost / width);
      end = 0;
      for (let node = 0; node < width; node += 1)
        end = Math.max(end, occupy((first + node) % nodes, part));
      if (width > 1) end += between;
    } else if (kind === 'create' && placement === 'position') {
      // The rows are at the end of their tables, which is on one node; the indexes are with the tenant.
      end = Math.max(occupy(0, cost / 2), occupy(one, cost / 2)) + between;
    } else end = occupy(one, cost);
    times.push(end - now);
  }
  times.sort((before, after) => before - after);
  const all = work.reduce((sum, each) => sum + each, 0);
  return {
    slow: times[Math.floor(times.length * 0.99)] ?? 0,
    busiest: Math.max(...work) / all,
    asked: lists === 0 ? 0 : asked / lists,
    tenants,
  };
}

/** The highest rate at which the slowest hundredth is fast enough, to a hundredth. */
export function simulate(world: World, costs: Costs, placement: Placement): Outcome {
  let low = 1;
  let high = 2;
  while (run(world, costs, placement, high).slow < most && high < 2 ** 24) {
    low = high;
    high *= 2;
  }
  while (high / low > 1.01) {
    const middle = Math.sqrt(low * high);
    if (run(world, costs, placement, middle).slow < most) low = middle;
    else high = middle;
  }
  const { busiest, asked, tenants } = run(world, costs, placement, low);
  return { rate: low, busiest, asked, fullest: findFullest(world, placement, tenants) };
}

function findFullest(world: World, placement: Placement, tenants: Tenants): number {
  // Placement by position fills the nodes one after the other.
  if (placement === 'position') return Math.ceil(world.envelopes / world.nodes);
  const kept = new Float64Array(world.nodes);
  tenants.parts.forEach((part, index) => {
    const width = tenants.width[index] ?? 1;
    for (let node = 0; node < width; node += 1) {
      const at = ((tenants.first[index] ?? 0) + node) % world.nodes;
      kept[at] = (kept[at] ?? 0) + (part * world.envelopes) / width;
    }
  });
  return Math.round(Math.max(...kept));
}
