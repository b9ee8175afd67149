import { splitUrl, type MockRequest, type MockResponse } from '@countersign/mock/core/server';
import { findBrowserLanguage } from '../../../pages/languages/browser-language.ts';
import { html } from '../../../pages/render.ts';
import { tenantName } from '../../../state/tenant-name.ts';
import { defaultTenant } from '../../../state/tenant.ts';
import { formsPath, openFormPath } from './form-path.ts';
import { pageRights } from './page-rights.ts';

/** A slug has letters, digits and hyphens. */
const slugForm = /^[\w-]{1,100}$/;

/**
 * Shows the page at the public address of a form. The token of an instance is behind the `#` of the
 * address, which only a script in the browser can read: the script sends it on.
 */
export function enterForm(request: MockRequest): MockResponse | undefined {
  const { method, url } = request;
  const language = findBrowserLanguage(request);
  const { path: address, search } = splitUrl(url);
  const slug = address.slice(formsPath.length + 1);
  const tenant = new URLSearchParams(search).get('tenant') ?? defaultTenant;
  if (method !== 'GET' || !slugForm.test(slug) || !tenantName.test(tenant)) return undefined;
  return html(
    {
      template: 'web-form-enter',
      title: language.t('Form'),
      language,
      data: { action: openFormPath(tenant, slug) },
      scripts: ['web-form-enter.js'],
    },
    pageRights(),
  );
}
