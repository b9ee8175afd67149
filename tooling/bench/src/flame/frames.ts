import type { Profiler } from 'node:inspector';

/** The origin of code: this project, its compiled contract, a dependency, Node, or the engine. */
export type Origin = 'own' | 'contract' | 'dependency' | 'node' | 'engine';

/** A function in the place from which it was called, with the time in it. */
export interface Frame {
  /** The name of the function, and of its file. */
  name: string;
  origin: Origin;
  /** In microseconds by the clock, with the functions that it called. */
  total: number;
  called: Map<string, Frame>;
}

/** Sums up the samples of a profile, without those of waiting and of the recorder itself. */
export function sumUp({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Frame {
  const root = newFrame('all', 'engine');
  const stacks = new Map(listStacks(nodes));
  for (const [at, id] of samples.entries()) {
    const stack = stacks.get(id) ?? [];
    if (stack.some(isLeftOut)) continue;
    // The time before the first sample may be less than nothing.
    const time = Math.max(0, timeDeltas[at] ?? 0);
    root.total += time;
    let frame = root;
    for (const called of stack) {
      frame = enter(frame, called);
      frame.total += time;
    }
  }
  return root;
}

function isLeftOut({ functionName, url }: CallFrame): boolean {
  return functionName === '(idle)' || url.includes('/flame/recorder.ts');
}

type CallFrame = Profiler.ProfileNode['callFrame'];

/** Yields the functions under way at each node, the outermost first. */
function* listStacks(nodes: readonly Profiler.ProfileNode[]): Generator<[number, CallFrame[]]> {
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) =>
      children.map((child): [number, number] => [child, id]),
    ),
  );
  const stacks = new Map<number, CallFrame[]>();
  // A node comes after the one that called it.
  for (const { id, callFrame } of nodes) {
    const parent = parents.get(id);
    const outer = parent === undefined ? undefined : stacks.get(parent);
    const stack = outer === undefined ? [] : [...outer, callFrame];
    stacks.set(id, stack);
    yield [id, stack];
  }
}

function enter(frame: Frame, { functionName, url }: CallFrame): Frame {
  const file = url.replace(/^.*\//, '').replace(/\?.*$/, '');
  const name = [functionName || '(anonymous)', file].filter(Boolean).join(' ');
  let inside = frame.called.get(name);
  if (inside === undefined) {
    inside = newFrame(name, originOf(url));
    frame.called.set(name, inside);
  }
  return inside;
}

function newFrame(name: string, origin: Origin): Frame {
  return { name, origin, total: 0, called: new Map() };
}

function originOf(url: string): Origin {
  if (url.startsWith('node:')) return 'node';
  if (url.includes('/node_modules/')) return 'dependency';
  if (url.includes('/dist/contract/')) return 'contract';
  return url === '' ? 'engine' : 'own';
}
