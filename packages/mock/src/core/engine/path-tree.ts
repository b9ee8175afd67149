/** The values of path parameters, decoded. */
export type PathValues = Readonly<Record<string, string | undefined>>;

/** A tree of path templates, each for some methods. */
export interface PathTree<Value> {
  /**
   * Adds a template such as `/accounts/{accountId}`. A step is a literal, a parameter, or a literal
   * with a parameter behind it.
   * @returns false if the tree has it, under these names of the parameters or others
   */
  add(method: string, template: string, value: Value): boolean;
  /** Reports whether a template can begin with the first step of a path. */
  begins(path: string): boolean;
  /** Finds the template of a path: of several, the one that has a literal first. */
  find(method: string, path: string): { value: Value; path: PathValues } | undefined;
}

/** The longest value of a parameter. */
const longest = 16_384;

interface Branch<Value> {
  /** Branches by literal steps in small letters, since the service matches them in any case. */
  literals: Map<string, Branch<Value>>;
  /** Branches whose step begins with a literal, the longest of those first. */
  begun: { beginning: string; branch: Branch<Value> }[];
  /** The branch whose step is a parameter. */
  parameter: Branch<Value> | undefined;
  /** Leaves by method. */
  leaves: Map<string, Leaf<Value>>;
}

interface Leaf<Value> {
  value: Value;
  slots: Slot[];
}

/** A parameter, the step that it is in, and the length of the literal before it. */
interface Slot {
  name: string;
  step: number;
  from: number;
}

/** The steps of a path. The values of parameters keep their case, and are decoded in full. */
interface Steps {
  literals: readonly string[];
  values: readonly string[];
}

/**
 * Creates an empty tree. Every start builds one of a thousand templates, so that adding to it is a
 * few look-ups.
 */
export function createPathTree<Value>(): PathTree<Value> {
  const root = createBranch<Value>();
  return {
    add(method, template, value) {
      const slots: Slot[] = [];
      let branch = root;
      for (const [step, text] of splitSteps(template).entries()) {
        const at = text.indexOf('{');
        if (at !== -1) slots.push({ name: text.slice(at + 1, -1), step, from: at });
        branch = grow(branch, at === -1 ? text : text.slice(0, at), at !== -1);
      }
      if (branch.leaves.has(method)) return false;
      branch.leaves.set(method, { value, slots });
      return true;
    },
    begins(path) {
      if (root.parameter !== undefined || /[%#]/.test(path)) return true;
      const end = path.indexOf('/', 1);
      const step = path.slice(1, end === -1 ? undefined : end).toLowerCase();
      return (
        root.literals.has(step) || root.begun.some(({ beginning }) => step.startsWith(beginning))
      );
    },
    find(method, path) {
      const steps = readSteps(path);
      const leaf = steps && follow(root, steps, 0, method);
      if (steps === undefined || leaf === undefined) return undefined;
      const values: Record<string, string> = {};
      for (const { name, step, from } of leaf.slots)
        values[name] = steps.values[step]?.slice(from) ?? '';
      return { value: leaf.value, path: values };
    },
  };
}

function createBranch<Value>(): Branch<Value> {
  return { literals: new Map(), begun: [], parameter: undefined, leaves: new Map() };
}

/** The branch behind one more step of a template, which is made if it is missing. */
function grow<Value>(from: Branch<Value>, text: string, isOpen: boolean): Branch<Value> {
  const literal = text.toLowerCase();
  if (isOpen && literal === '') return (from.parameter ??= createBranch());
  const known = isOpen
    ? from.begun.find(({ beginning }) => beginning === literal)?.branch
    : from.literals.get(literal);
  if (known !== undefined) return known;
  const branch = createBranch<Value>();
  if (isOpen) {
    from.begun.push({ beginning: literal, branch });
    from.begun.sort((one, other) => other.beginning.length - one.beginning.length);
  } else from.literals.set(literal, branch);
  return branch;
}

/** The steps of a path; undefined for one that is cut within an escape or is none. */
function readSteps(path: string): Steps | undefined {
  if (!path.startsWith('/')) return undefined;
  const end = path.indexOf('#');
  const steps = splitSteps(end === -1 ? path : path.slice(0, end));
  if (!path.includes('%')) return { literals: steps, values: steps };
  try {
    // A literal has no escape of a sign that URLs use, such as a slash.
    const literals = steps.map((step) => decodeURI(step.replaceAll('%25', '%2525')));
    return { literals, values: steps.map((step) => decodeURIComponent(step)) };
  } catch {
    return undefined;
  }
}

/** The steps behind the first slash. */
function splitSteps(path: string): string[] {
  return path.slice(1).split('/');
}

/** The leaf of a method behind a branch and the steps from a place on. */
function follow<Value>(
  branch: Branch<Value>,
  steps: Steps,
  at: number,
  method: string,
): Leaf<Value> | undefined {
  const step = steps.literals[at];
  if (step === undefined) return branch.leaves.get(method);
  const { literals, begun, parameter } = branch;
  const literal = literals.size === 0 ? undefined : findLiteral(literals, step);
  const found = literal && follow(literal, steps, at + 1, method);
  if (found !== undefined) return found;
  const { length } = steps.values[at] ?? '';
  for (const { beginning, branch: inside } of begun) {
    if (length - beginning.length > longest) continue;
    if (!step.toLowerCase().startsWith(beginning)) continue;
    const behind = follow(inside, steps, at + 1, method);
    if (behind !== undefined) return behind;
  }
  return parameter === undefined || length > longest
    ? undefined
    : follow(parameter, steps, at + 1, method);
}

function findLiteral<Value>(
  literals: ReadonlyMap<string, Branch<Value>>,
  step: string,
): Branch<Value> | undefined {
  const found = literals.get(step);
  if (found !== undefined) return found;
  const small = step.toLowerCase();
  return small === step ? undefined : literals.get(small);
}
