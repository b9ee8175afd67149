import type { Answer } from '@countersign/mock/core/answers';
import type { CompiledOperation } from '@countersign/mock/core/contract';

/**
 * Checks answers of one operation against the contract.
 * @throws Error that says where the answer is wrong: the fault is the sandbox's own
 */
type CheckAnswer = (answer: Answer) => void;

/**
 * Finds what checks the answers of an operation. The generated validators are loaded when they are
 * first needed.
 * @throws Error where the contract has no validators for the operation
 */
export type FindCheck = (operation: CompiledOperation) => CheckAnswer | Promise<CheckAnswer>;

/** Imports the generated validators of an area. @throws Error where there are none */
type ImportArea = (area: string) => Promise<object>;

/** @param importArea imports the generated validators of an area */
export function createCheck(importArea: ImportArea): FindCheck {
  const known = new WeakMap<CompiledOperation, CheckAnswer>();
  return (operation) => known.get(operation) ?? load(operation);

  async function load(operation: CompiledOperation): Promise<CheckAnswer> {
    const validators = findValidators(operation, await loadValidators(operation.area, importArea));
    const check: CheckAnswer = ({ status, body }) => checkBody(operation, validators, status, body);
    known.set(operation, check);
    return check;
  }
}

function checkBody(
  { id }: CompiledOperation,
  validators: ReadonlyMap<number, Validator>,
  status: number,
  body: unknown,
): void {
  if (body === undefined) return;
  const validator = validators.get(status);
  if (validator === undefined) throw new Error(`the contract has no JSON for ${status} of ${id}`);
  const outcome = validator.safeParse(body);
  if (outcome.success) return;
  const places = outcome.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `/${path.map(String).join('/')}: ${message}`);
  throw new Error(`the response violates the contract at ${places.join('; ')}`);
}

interface Validator {
  safeParse(
    value: unknown,
  ):
    | { success: true }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

/**
 * Validators by name in lower case: the generator writes `EnvelopeLocks_create` in a case of its
 * own.
 */
type Validators = (name: string) => Validator | undefined;

/** The validators of the JSON responses of an operation, by status. */
function findValidators(
  { area, id, responses }: CompiledOperation,
  all: Validators,
): ReadonlyMap<number, Validator> {
  const found = new Map<number, Validator>();
  for (const { code, contents } of responses) {
    if (!contents.some(({ mediaType }) => mediaType === 'application/json')) continue;
    const name = `${id.replaceAll('_', '')}${code}Response`;
    const validator = all(name.toLowerCase());
    if (validator === undefined)
      throw new Error(`@countersign/zod/${area} has no ${name} to check the answers of ${id} by`);
    found.set(Number(code), validator);
  }
  return found;
}

const areas = new Map<string, Promise<Validators>>();

/**
 * The validators of an area. They are in the area's one file, since to load them operation by
 * operation takes three to eight times as long.
 */
function loadValidators(area: string, importArea: ImportArea): Promise<Validators> {
  let validators = areas.get(area);
  if (validators === undefined) {
    validators = importValidators(importArea(area));
    areas.set(area, validators);
  }
  return validators;
}

/**
 * Imports the validators, and finds their strict forms, as the sandbox itself writes only canonical
 * values. Zod is loaded here, so that a sandbox starts without it.
 */
async function importValidators(area: Promise<object>): Promise<Validators> {
  const [exported, { strict }, { ZodType }] = await Promise.all([
    area,
    import('@countersign/zod/readings'),
    import('zod'),
  ]);
  const all = new Map<string, unknown>(
    Object.entries(exported).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return (name) => {
    const found = all.get(name);
    return found instanceof ZodType ? strict(found) : undefined;
  };
}
