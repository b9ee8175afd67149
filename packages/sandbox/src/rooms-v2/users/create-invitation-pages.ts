import type { MockRequest, MockResponse } from '@countersign/mock/extend';
import type { Tenants } from '../../engine/tenants.ts';
import { followRoute, nothing, splitPath } from '../../envelopes/views/create-views.ts';
import { roomsInvitationBasePath } from '../../pages/paths.ts';
import { tenantName } from '../../state/tenant-name.ts';
import { defaultTenant } from '../../state/tenant.ts';
import { visitInvitation } from './visit-invitation.ts';

/** Makes what answers for the pages on which people accept invitations to companies. */
export function createInvitationPages(tenants: Tenants) {
  return (request: MockRequest): Promise<MockResponse> | MockResponse => {
    const [address = '', search = ''] = request.url.split(/\?(.*)/s);
    const tenant = new URLSearchParams(search).get('tenant') ?? defaultTenant;
    const [token = '', ...rest] = splitPath(address.slice(roomsInvitationBasePath.length + 1));
    if (!tenantName.test(tenant) || token === '' || rest.length > 0) return nothing();
    return followRoute(tenants, tenant, request, {
      methods: ['GET', 'POST'],
      mode: 'write',
      work: (state) => visitInvitation(state, request, token),
    });
  };
}
