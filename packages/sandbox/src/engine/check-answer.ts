import type { CompiledOperation, ServiceAnswer } from '@countersign/mock/extend';

/**
 * Holds an answer to the contract.
 * @throws Error that says where the answer is wrong: the fault is the sandbox's own
 */
export type CheckAnswer = (operation: CompiledOperation, answer: ServiceAnswer) => Promise<void>;

/** Checks by the generated validators, which are loaded when they are first needed. */
export function createCheck(): CheckAnswer {
  // Their names are put together once.
  const known = new WeakMap<CompiledOperation, Map<number, Validator | undefined>>();

  async function find(
    operation: CompiledOperation,
    status: number,
  ): Promise<Validator | undefined> {
    const { area, id } = operation;
    const validator = (await validatorsOf(area)).get(letters(`${id}${status}Response`));
    const ofOperation = known.get(operation) ?? new Map<number, Validator | undefined>();
    known.set(operation, ofOperation.set(status, validator));
    return validator;
  }

  return async (operation, { status, body }) => {
    if (body === undefined) return;
    const validator = known.get(operation)?.get(status) ?? (await find(operation, status));
    const outcome = validator?.safeParse(body);
    if (outcome === undefined || outcome.success) return;
    const places = outcome.error.issues
      .slice(0, 5)
      .map(({ path, message }) => `/${path.map(String).join('/')}: ${message}`);
    throw new Error(`its answer is not as the contract has it, at ${places.join('; ')}`);
  };
}

interface Validator {
  safeParse(
    value: unknown,
  ):
    | { success: true }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

async function importArea(area: string): Promise<object> {
  switch (area) {
    case 'esign-v2.1':
      return import('@countersign/zod/esign-v2.1');
    case 'esign-v2':
      return import('@countersign/zod/esign-v2');
    default:
      return {};
  }
}

const areas = new Map<string, Promise<Map<string, Validator>>>();

/**
 * The validators of an area, by the `letters` of their names. They are in the area's one file,
 * since to load them operation by operation takes three to eight times as long.
 */
function validatorsOf(area: string): Promise<Map<string, Validator>> {
  let validators = areas.get(area);
  if (validators === undefined) {
    validators = importArea(area).then(
      (module) =>
        new Map(
          Object.entries(module).flatMap(([name, value]: [string, unknown]) =>
            isValidator(value) ? [[letters(name), value]] : [],
          ),
        ),
    );
    areas.set(area, validators);
  }
  return validators;
}

function isValidator(value: unknown): value is Validator {
  return typeof value === 'object' && value !== null && 'safeParse' in value;
}

/** `EnvelopeLocks_create` and `EnvelopeLocksCreate` are the same name. */
function letters(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}
