import type { Answer, CompiledOperation } from '@countersign/mock/extend';

/**
 * Checks answers of one operation against the contract.
 * @throws Error that says where the answer is wrong: the fault is the sandbox's own
 */
export type CheckAnswer = (answer: Answer) => void;

/**
 * Finds what checks the answers of an operation. The generated validators are loaded when they are
 * first needed.
 * @throws Error where the contract has no validators for the operation
 */
export type FindCheck = (operation: CompiledOperation) => CheckAnswer | Promise<CheckAnswer>;

export function createCheck(): FindCheck {
  const known = new WeakMap<CompiledOperation, CheckAnswer>();
  return (operation) => known.get(operation) ?? load(operation);

  async function load(operation: CompiledOperation): Promise<CheckAnswer> {
    const validators = findValidators(operation, await loadValidators(operation.area));
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
type Validators = ReadonlyMap<string, Validator>;

/** The validators of the JSON responses of an operation, by status. */
function findValidators(
  { area, id, responses }: CompiledOperation,
  all: Validators,
): ReadonlyMap<number, Validator> {
  const found = new Map<number, Validator>();
  for (const { code, contents } of responses) {
    if (!contents.some(({ mediaType }) => mediaType === 'application/json')) continue;
    const name = `${id.replaceAll('_', '')}${code}Response`;
    const validator = all.get(name.toLowerCase());
    if (validator === undefined)
      throw new Error(`@countersign/zod/${area} has no ${name} to check the answers of ${id} by`);
    found.set(Number(code), validator);
  }
  return found;
}

async function importArea(area: string): Promise<object> {
  switch (area) {
    case 'admin-v2':
      return import('@countersign/zod/admin-v2');
    case 'esign-v2':
      return import('@countersign/zod/esign-v2');
    case 'rooms-v2':
      return import('@countersign/zod/rooms-v2');
    case 'esign-v2.1':
      return import('@countersign/zod/esign-v2.1');
    case 'oauth':
      return import('@countersign/zod/oauth');
    default:
      throw new Error(`answers of ${area} cannot be checked; add the area to check-answer.ts`);
  }
}

const areas = new Map<string, Promise<Validators>>();

/**
 * The validators of an area. They are in the area's one file, since to load them operation by
 * operation takes three to eight times as long.
 */
function loadValidators(area: string): Promise<Validators> {
  let validators = areas.get(area);
  if (validators === undefined) {
    validators = importValidators(area);
    areas.set(area, validators);
  }
  return validators;
}

/**
 * Imports the strict validators, as the sandbox itself writes only canonical values. Zod is loaded
 * here, so that a sandbox starts without it.
 */
async function importValidators(area: string): Promise<Validators> {
  const [exported, { strict }, { ZodType }] = await Promise.all([
    importArea(area),
    import('@countersign/zod/readings'),
    import('zod'),
  ]);
  return new Map(
    Object.entries(exported).flatMap(([name, value]) =>
      value instanceof ZodType ? [[name.toLowerCase(), strict(value)]] : [],
    ),
  );
}
