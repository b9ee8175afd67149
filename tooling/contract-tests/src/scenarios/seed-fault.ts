import type { Difference } from '@countersign/mock/proxy';
import type { Answer, Change } from './changing-server.ts';

/** The place of a seeded fault, and the difference that the comparison must report for it. */
export interface SeededFault extends Pick<Difference, 'at' | 'kind'> {
  /** Counted from 1, among the calls. */
  call: number;
}

type Fault = (answer: Answer) => Pick<Difference, 'at' | 'kind'> | undefined;

/** The first field of a JSON object with a value that fits. */
function findField(json: unknown, fits: (value: unknown) => boolean): string | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  return Object.entries(json).find(([, value]) => fits(value))?.[0];
}

/** Ways in which a server can answer otherwise. Those that need JSON do nothing without it. */
const faults: readonly Fault[] = [
  function status(answer) {
    answer.status = answer.status === 202 ? 200 : 202;
    return { at: '/status', kind: 'value' };
  },
  function missing({ json }) {
    const field = findField(json, (value) => value !== undefined);
    if (field === undefined) return undefined;
    Reflect.deleteProperty(Object(json), field);
    return { at: `/body/${field}`, kind: 'only-left' };
  },
  function added({ json }) {
    if (findField(json, () => true) === undefined) return undefined;
    Reflect.set(Object(json), 'seededField', 'x');
    return { at: '/body/seededField', kind: 'only-right' };
  },
  function type({ json }) {
    const field = findField(json, (value) => typeof value === 'string');
    if (field === undefined) return undefined;
    Reflect.set(Object(json), field, []);
    return { at: `/body/${field}`, kind: 'type' };
  },
  function word({ json }) {
    const field = findField(json, (value) => typeof value === 'string' && /^[a-z]+$/i.test(value));
    if (field === undefined) return undefined;
    Reflect.set(Object(json), field, 'seeded');
    return { at: `/body/${field}`, kind: 'value' };
  },
];

/**
 * Puts one fault into the responses to a scenario: the number selects the kind in turn, and the
 * fault is in the first response that can have it.
 */
export function seedFault(number: number): { change: Change; seeded(): SeededFault | undefined } {
  const fault = faults[number % faults.length];
  let seeded: SeededFault | undefined;
  let call = 0;
  return {
    change(answer) {
      call += 1;
      if (seeded !== undefined) return;
      const where = fault?.(answer);
      if (where !== undefined) seeded = { call, ...where };
    },
    seeded: () => seeded,
  };
}

/** The fault that every answer can have. */
export const statusFault = 0;
