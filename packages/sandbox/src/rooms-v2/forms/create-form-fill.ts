import type { MockRequest, MockResponse } from '@countersign/mock/extend';
import { followRoute, nothing, splitPath } from '../../envelopes/views/create-views.ts';
import type { Tenants } from '../../engine/tenants.ts';
import { formFillBasePath } from '../../pages/paths.ts';
import { tenantName } from '../../state/tenant-name.ts';
import { defaultTenant } from '../../state/tenant.ts';
import { showFormPage } from './show-form-page.ts';
import { visitFormFill } from './visit-form-fill.ts';

/** Makes what answers for the pages on which forms of rooms are filled in. */
export function createFormFill(tenants: Tenants) {
  return (request: MockRequest): Promise<MockResponse> | MockResponse => {
    const [address = '', search = ''] = request.url.split(/\?(.*)/s);
    const query = new URLSearchParams(search);
    const tenant = query.get('tenant') ?? defaultTenant;
    const [sessionId = '', ...rest] = splitPath(address.slice(formFillBasePath.length + 1));
    if (!tenantName.test(tenant) || sessionId === '') return nothing();
    if (rest.length === 0)
      return followRoute(tenants, tenant, request, {
        methods: ['GET', 'POST'],
        mode: 'write',
        work: (state) => visitFormFill(state, sessionId, request, query),
      });
    return followRoute(tenants, tenant, request, {
      methods: ['GET'],
      mode: 'read',
      work: (state) => showFormPage(state, sessionId, rest),
    });
  };
}
