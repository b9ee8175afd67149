// Users who may not send may not write either: calls every operation that changes something, with
// the bodies and IDs of the examples, which are valid for an administrator.
import { afterAll, expect, it } from 'vitest';
import { startTest } from '../harness.ts';
import { readArea, readOperations, type AreaOperation } from '../read-operations.ts';

const { sandbox, close } = await startTest();
afterAll(close);

/** Operations that a viewer may use all the same, each with the reason. */
const allowed: Record<string, string> = {
  Accounts_create: 'makes an account of its own',
  Authentication_getOAuthToken: 'is called before anybody is known',
  Authentication_revokeOAuthToken: 'is called with the token that it ends',
  Authentication_updatePassword: 'changes the own password',
  ChunkedUploads_create: 'is of use only to who may send',
  Connect_deleteMobileNotifiers: 'are the own devices',
  Connect_updateMobileNotifiers: 'are the own devices',
  Contacts_deleteList: 'refuses each contact that is shared, and the own ones are own',
  CustomTabs_create: 'are the own tabs',
  Notary_createNotary: 'is the own commission',
  RequestLogs_deleteRequestLogs: 'are the own requests',
  RequestLogs_updateRequestLogSettings: 'are the own requests',
  Signature_healthCheck: 'reads',
  Signature_updateTransaction: 'is for providers of signatures',
  TemplateDocumentResponsiveHtmlPreview_create: 'reads',
  TemplateRecipients_createTemplateRecipientPreview: 'reads',
  TemplateResponsiveHtmlPreview_create: 'reads',
  Templates_updateTemplatesAutoMatch: 'refuses each template that may not be changed',
  Templates_updateTemplatesAutoMatch_0: 'refuses each template that may not be changed',
  Workspaces_create: 'makes a workspace of its own; nothing public restricts it',
};

async function call(
  { id, method, path, parameters, body }: AreaOperation,
  token: string,
): Promise<number> {
  let address = path;
  const headers = new Headers({
    authorization: `Bearer ${token}`,
    // An operation must not miss what an earlier one has deleted.
    'x-countersign-tenant': `${token}-${id}`.slice(0, 64),
  });
  const query = new URLSearchParams();
  for (const { name, in: place, required, example } of parameters)
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(example));
    else if (place === 'query' && required) query.set(name, example);
    else if (place === 'header' && required) headers.set(name, example);
  if (body !== undefined) headers.set('content-type', body.mediaType);
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  const response = await sandbox.fetch(
    new Request(`http://sandbox.test/restapi${address}${search}`, {
      method,
      headers,
      ...(body !== undefined && {
        body: typeof body.value === 'string' ? body.value : JSON.stringify(body.value),
      }),
    }),
  );
  await response.arrayBuffer();
  return response.status;
}

it('is refused to who may only look', async () => {
  const operations = readOperations(readArea('esign-v2.1')).filter(
    ({ method }) => method !== 'GET',
  );
  const done: string[] = [];
  let good = 0;
  for (const operation of operations) {
    const status = await call(operation, 'sandbox-viewer');
    expect(status, operation.id).toBeLessThan(500);
    if (status < 300) done.push(operation.id);
    if ((await call(operation, 'sandbox')) < 300) good += 1;
  }
  // Most examples would succeed, so that the refusals are about the caller.
  expect(good).toBeGreaterThan(operations.length / 2);
  expect(done.toSorted()).toEqual(Object.keys(allowed).toSorted());
});
