import { randomUUID } from 'node:crypto';
import { Refusal } from '@countersign/mock/core/answers';
import { limits } from '@countersign/mock/core/outside';
import {
  splitUrl,
  type MockRequest,
  type MockResponse,
  type Page,
} from '@countersign/mock/core/server';
import { z } from 'zod';
import { readClaims } from '../../../engine/caller.ts';
import type { Context } from '../../../engine/context.ts';
import { readOptionalJson } from '../../../engine/outside/read-optional-json.ts';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import { findMember } from '../../../engine/resolve-context.ts';
import { requireRight } from '../../../envelopes/rights.ts';
import type { PageParts } from '../../../frame/area.ts';
import { file } from '../../../pages/render.ts';
import type { State } from '../../../state/state.ts';
import { type StoredWorkflow, workflows } from '../stored-workflow.ts';
import { definitionsPath } from './definitions-path.ts';
import { definitionSchema, readInputs, readSteps } from './read-definition.ts';

/** The scopes of the operations of Maestro. */
const scopes = ['signature', 'aow_manage'];

/** The statuses of calls without a good token, and of people who may not do this. */
const unauthorized = 401;
const forbidden = 403;

/**
 * Creates what answers programs that create and publish workflows. The listing of the service does
 * not have these two addresses, but programs of its vendor use them. Members of the account who may
 * send may create some.
 */
export function createDefinitions({ tenants, identify }: PageParts): Page['answer'] {
  return async (request) => {
    const { path: address } = splitUrl(request.url);
    const [accountId = '', what, workflowId, action, ...more] = address
      .slice(definitionsPath.length)
      .split('/');
    if (what !== 'workflowDefinitions' || request.method !== 'POST' || more.length > 0)
      return undefined;
    try {
      const { tenant, caller } = await identify(request);
      return await tenants.write(tenant, async (state) => {
        const claims = await readClaims(state, { caller, operation: { scopes } });
        const who = await findMember(state, accountId, claims);
        await requireRight(state, who, 'canSendEnvelope');
        if (workflowId === undefined) return create(state, who, request);
        if (action !== 'publish')
          return send(404, { message: 'Nothing is found at this address.' });
        return publish(state, who, workflowId.toLowerCase());
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const status = error instanceof ServiceRefusal ? forbidden : unauthorized;
      return send(status, { message: error.message });
    }
  };
}

type Who = Pick<Context, 'account' | 'caller'>;

async function create(
  state: State,
  { account: { accountId }, caller: { userId } }: Who,
  request: MockRequest,
): Promise<MockResponse> {
  const read = definitionSchema.safeParse(readOptionalJson(request.body.toString(), limits.body));
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = issue?.path.map(String).join('/') ?? '';
    return send(400, { message: `The body does not fit at /${place}: ${issue?.message ?? ''}.` });
  }
  const { workflowDefinition: definition } = read.data;
  const workflow: StoredWorkflow = {
    workflowId: randomUUID(),
    accountId,
    name: definition.workflowName,
    status: 'inactive',
    // The definition has a name of its own for the trigger, which only its steps refer to.
    triggerId: z.guid().safeParse(definition.trigger.id).data?.toLowerCase() ?? randomUUID(),
    startsBy: 'api',
    inputs: readInputs(definition),
    steps: readSteps(definition),
    version: '1.0.0',
    metadataId: randomUUID().replaceAll('-', '').slice(0, 24),
    createdAt: state.now,
    createdBy: userId,
    modifiedAt: state.now,
    modifiedBy: userId,
  };
  await state.of(workflows).put(accountId, workflow.workflowId, workflow);
  return send(201, { workflowDefinitionId: workflow.workflowId });
}

async function publish(
  state: State,
  { account: { accountId }, caller: { userId } }: Who,
  workflowId: string,
): Promise<MockResponse> {
  const workflow = await state.of(workflows).get(accountId, workflowId);
  if (workflow === undefined)
    return send(404, { message: `The account has no workflow ${workflowId}.` });
  const { name, steps } = workflow;
  for (const step of steps) {
    if (step.does !== 'sign') continue;
    const template = await state.envelopes.get(step.templateId);
    if (template?.kind !== 'template' || template.accountId !== accountId)
      return send(400, {
        message: `The step ${step.name} of ${name} has the template ${step.templateId}, which the account does not have.`,
      });
  }
  await state.of(workflows).put(accountId, workflowId, {
    ...workflow,
    status: 'active',
    modifiedAt: state.now,
    modifiedBy: userId,
  });
  return send(200, { workflowDefinitionId: workflowId });
}

function send(status: number, body: object): MockResponse {
  return file(status, 'application/json; charset=utf-8', JSON.stringify(body));
}
