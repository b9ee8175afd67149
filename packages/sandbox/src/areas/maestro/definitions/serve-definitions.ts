import { randomUUID } from 'node:crypto';
import { limits, type MockRequest, type MockResponse, type Page } from '@countersign/mock/extend';
import { readOptionalJson } from '../../../engine/outside/read-optional-json.ts';
import type { PageParts } from '../../../frame/area.ts';
import { file } from '../../../pages/render.ts';
import { members } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { type StoredWorkflow, workflows } from '../stored-workflow.ts';
import { definitionsPath } from './definitions-path.ts';
import { definitionSchema, readInputs, readSteps } from './read-definition.ts';

/**
 * Creates what answers programs that create and publish workflows. The listing of the service does
 * not have these two addresses, but programs of its vendor use them. Who may list the workflows of
 * an account may create some.
 */
export function createDefinitions({ tenants, findTenant }: PageParts): Page['answer'] {
  return async (request, handle) => {
    const [address = ''] = request.url.split('?', 1);
    const [accountId = '', what, workflowId, action, ...more] = address
      .slice(definitionsPath.length)
      .split('/');
    if (what !== 'workflowDefinitions' || request.method !== 'POST' || more.length > 0)
      return undefined;
    const { 'content-length': _, 'content-type': __, ...headers } = request.headers;
    const listed = await handle({
      ...request,
      method: 'GET',
      url: `/v1/accounts/${accountId}/workflows`,
      headers: { ...headers, accept: 'application/json' },
      body: Buffer.alloc(0),
    });
    if (listed.status !== 200) return listed;
    return tenants.write(findTenant(request), async (state) => {
      if (workflowId === undefined) return create(state, accountId.toLowerCase(), request);
      if (action !== 'publish') return send(404, { message: 'Nothing is found at this address.' });
      return publish(state, accountId.toLowerCase(), workflowId.toLowerCase());
    });
  };
}

async function create(
  state: State,
  accountId: string,
  request: MockRequest,
): Promise<MockResponse> {
  const read = definitionSchema.safeParse(readOptionalJson(request.body.toString(), limits.body));
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = issue?.path.map(String).join('/') ?? '';
    return send(400, { message: `The body does not fit at /${place}: ${issue?.message ?? ''}.` });
  }
  const { workflowDefinition: definition } = read.data;
  const author = (await state.of(members).list(accountId)).find(({ isAdmin }) => isAdmin);
  const workflow: StoredWorkflow = {
    workflowId: randomUUID(),
    accountId,
    name: definition.workflowName,
    status: 'inactive',
    triggerId: definition.trigger.id ?? randomUUID(),
    startsBy: 'api',
    inputs: readInputs(definition),
    steps: readSteps(definition),
    version: '1.0.0',
    metadataId: randomUUID().replaceAll('-', '').slice(0, 24),
    createdAt: state.now,
    createdBy: author?.userId ?? '',
    modifiedAt: state.now,
    modifiedBy: author?.userId ?? '',
  };
  await state.of(workflows).put(accountId, workflow.workflowId, workflow);
  return send(201, { workflowDefinitionId: workflow.workflowId });
}

async function publish(state: State, accountId: string, workflowId: string): Promise<MockResponse> {
  const workflow = await state.of(workflows).get(accountId, workflowId);
  if (workflow === undefined)
    return send(404, { message: `The account has no workflow ${workflowId}.` });
  await state
    .of(workflows)
    .put(accountId, workflowId, { ...workflow, status: 'active', modifiedAt: state.now });
  return send(200, { workflowDefinitionId: workflowId });
}

function send(status: number, body: object): MockResponse {
  return file(status, 'application/json; charset=utf-8', JSON.stringify(body));
}
