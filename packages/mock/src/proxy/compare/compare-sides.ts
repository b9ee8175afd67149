import { isRecord } from '../../engine/json-schema.ts';
import { servedContract } from '../../engine/served-contract.ts';
import { isJson, parseMediaType } from '../../message.ts';
import { compareValues, type Difference } from './differences.ts';
import type { Scenario, ScenarioStep } from './scenario.ts';

/** One of the two servers that are compared. */
export interface Side {
  /** The base URL, with `/restapi` where the server wants it. */
  url: string;
  token: string;
  /** What the steps use as `${name}`, such as the account and people of this side. */
  values?: Readonly<Record<string, string>>;
}

/** What a step has shown. */
export interface ComparedStep {
  /** From 1. */
  step: number;
  call: string;
  left: number;
  right: number;
  differences: Difference[];
}

interface Answer {
  status: number;
  body: unknown;
}

/**
 * Does the same on both sides, step by step, and compares the responses. What a step binds is bound
 * on each side for itself.
 * @throws Error where a step names no operation, or a value that nothing has bound
 */
export async function compareSides(
  { steps }: Scenario,
  left: Side,
  right: Side,
): Promise<ComparedStep[]> {
  const bound = {
    left: new Map(Object.entries(left.values ?? {})),
    right: new Map(Object.entries(right.values ?? {})),
  };
  const compared: ComparedStep[] = [];
  for (const [at, step] of steps.entries()) {
    const one = await callSide(left, step, bound.left);
    const other = await callSide(right, step, bound.right);
    bind(step, one, bound.left);
    bind(step, other, bound.right);
    const status: Difference[] =
      one.status === other.status
        ? []
        : [
            {
              at: '/status',
              kind: 'value',
              left: String(one.status),
              right: String(other.status),
            },
          ];
    compared.push({
      step: at + 1,
      call: step.call,
      left: one.status,
      right: other.status,
      differences: [...status, ...compareValues(one.body, other.body, bound)],
    });
  }
  return compared;
}

async function callSide(
  { url, token }: Side,
  step: ScenarioStep,
  bound: ReadonlyMap<string, string>,
): Promise<Answer> {
  const fill = (text: string) =>
    text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
      const value = bound.get(name);
      if (value === undefined)
        throw new Error(`${step.call} uses \${${name}}, which no step before binds.`);
      return value;
    });
  const route = servedContract(undefined).routes.find(
    ({ id, area }) => id === step.call && (step.area === undefined || step.area === area),
  );
  if (route === undefined) throw new Error(`There is no operation ${step.call}.`);
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(fill(step.path[name] ?? `\${${name}}`)),
  );
  const query = new URLSearchParams(
    Object.entries(step.query).map(([name, value]): [string, string] => [name, fill(value)]),
  );
  const response = await fetch(`${url}${path}${query.size === 0 ? '' : `?${query.toString()}`}`, {
    method: route.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(step.body !== undefined && { body: fill(JSON.stringify(step.body)) }),
  });
  const mediaType = parseMediaType(response.headers.get('content-type') ?? undefined);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length === 0) return { status: response.status, body: undefined };
  // Of what is no JSON, the kind has to be the same.
  const body: unknown = isJson(mediaType) ? JSON.parse(bytes.toString()) : mediaType;
  return { status: response.status, body };
}

function bind({ bind: wanted }: ScenarioStep, { body }: Answer, bound: Map<string, string>): void {
  for (const [name, pointer] of Object.entries(wanted)) {
    let value: unknown = body;
    for (const key of pointer.split('/').slice(1))
      value = Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined;
    if (typeof value === 'string') bound.set(name, value);
  }
}
