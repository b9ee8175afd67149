import { splitUrl, type MockRequest, type MockResponse } from '@countersign/mock/core/server';
import { redirect } from '../../../pages/render.ts';
import { tenantName } from '../../../state/tenant-name.ts';
import { defaultTenant } from '../../../state/tenant.ts';
import { clickPaths, viewPathIn } from './click-paths.ts';

/** Leads from the public address of an agreement to its page. */
export function enterAgreement({ method, url }: MockRequest): MockResponse | undefined {
  const { path, search } = splitUrl(url);
  const query = new URLSearchParams(search);
  const tenant = query.get('tenant') ?? defaultTenant;
  const token = query.get('agreementToken') ?? '';
  if (method !== 'GET' || path !== clickPaths.redeem || !tenantName.test(tenant)) return undefined;
  return redirect(viewPathIn(tenant, 'click-agreement', token === '' ? 'none' : token));
}
