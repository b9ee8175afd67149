import { callService } from '../api/service.ts';
import { inTenant } from '../api/tenant.ts';
import { addressToReturn } from '../app/returned.ts';
import { openView } from './open-view.ts';

/**
 * Makes a draft or a template and opens the page on which it is prepared, in a tab of its own.
 * @param create makes it and returns its ID
 * @param step the part of the page that is open at first; by default the documents
 * @returns its ID
 */
export async function prepareDraft(
  accountId: string,
  create: () => Promise<string>,
  kind: 'envelope' | 'template' = 'envelope',
  step: 'documents' | 'fields' = 'documents',
): Promise<string> {
  let id = '';
  await openView(async () => {
    id = await create();
    const view = kind === 'envelope' ? 'sender' : 'edit';
    const path = `/restapi/v2.1/accounts/${accountId}/${kind}s/${id}/views/${view}`;
    const returnUrl = addressToReturn(inTenant(`/console/${kind}s/${id}`));
    const call = { accountId, method: 'POST', path, body: { returnUrl } } as const;
    return `${(await callService<{ url: string }>(call)).url}#${step}`;
  });
  return id;
}
