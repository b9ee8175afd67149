import { readOwn } from '@countersign/mock/core/outside';
import { splitUrl, type MockRequest, type MockResponse } from '@countersign/mock/core/server';
import { brandOfAccount } from '../../account/brands/brand-of.ts';
import { makeViewOf } from '../../envelopes/views/make-signing-view.ts';
import { RefusedPage } from '../../envelopes/views/refused-page.ts';
import { sessionRights } from '../../envelopes/views/session-rights.ts';
import type { Tenants } from '../../engine/tenants.ts';
import type { PageBrand } from '../../pages/brand/page-brand.ts';
import { findBrowserLanguage } from '../../pages/languages/browser-language.ts';
import type { Language } from '../../pages/languages/language.ts';
import { readForm } from '../../pages/read-form.ts';
import { html, notice, redirect } from '../../pages/render.ts';
import { tenantName } from '../../state/tenant-name.ts';
import { defaultTenant } from '../../state/tenant.ts';
import type { State } from '../../state/state.ts';
import { instanceAddress, instancesPath } from './instance-address.ts';
import { completeStep, saveInstance } from './steps/run-steps.ts';
import { instances, type StoredInstance, type WorkflowStep } from './stored-workflow.ts';

/** Creates what answers for the pages of instances; undefined for other addresses. */
export function createInstancePages(tenants: Tenants) {
  return async (request: MockRequest): Promise<MockResponse | undefined> => {
    const { path: address, search } = splitUrl(request.url);
    const [accountId, list, instanceId, last, ...more] = address
      .slice(instancesPath.length)
      .split('/');
    if (list !== 'instances' || last !== 'execution' || more.length > 0) return undefined;
    const query = new URLSearchParams(search);
    const tenant = query.get('tenant') ?? defaultTenant;
    if (!tenantName.test(tenant) || !['GET', 'POST'].includes(request.method)) return undefined;
    try {
      return await tenants.write(tenant, (state) =>
        visit(state, request, query, { accountId, instanceId }),
      );
    } catch (error) {
      if (error instanceof RefusedPage) return error.page;
      throw error;
    }
  };
}

interface Named {
  accountId: string | undefined;
  instanceId: string | undefined;
}

/** The page of an instance, in the language of the browser and with the brand of the account. */
interface Page {
  instance: StoredInstance;
  language: Language;
  brand: PageBrand | undefined;
}

/** Shows the step of an instance that is next, or completes it. */
async function visit(
  state: State,
  request: MockRequest,
  query: URLSearchParams,
  { accountId = '', instanceId = '' }: Named,
): Promise<MockResponse> {
  const instance = await state.of(instances).get(accountId, instanceId);
  const language = findBrowserLanguage(request);
  const { t } = language;
  if (
    instance === undefined ||
    instance.mtid !== query.get('mtid') ||
    instance.mtsec !== query.get('mtsec')
  )
    return notice(
      404,
      t('This workflow does not exist'),
      t('The address is wrong. Use the whole address that you were given.'),
      { language },
    );
  const brand = await brandOfAccount(state, accountId, {});
  const page: Page = { instance, language, brand };
  if (instance.status !== 'In Progress') return showEnd(page);
  const step = instance.steps[instance.completed];
  if (step === undefined) throw new Error(`${instanceId} is in progress after its last step`);
  if (request.method === 'POST') return takeForm(state, request, page, step);
  switch (step.does) {
    case 'form':
    case 'screen':
      return showStep(state, page, step, []);
    case 'sign':
      return openEnvelope(state, request, page);
    case 'wait':
      return say(page, step.name, t('The workflow goes on later. You can close this page.'));
  }
}

/** Takes what a person has entered, and leads to the next step. */
async function takeForm(
  state: State,
  request: MockRequest,
  page: Page,
  step: WorkflowStep,
): Promise<MockResponse> {
  const { instance } = page;
  const sent = await readForm(request);
  if (sent === undefined || (step.does !== 'form' && step.does !== 'screen'))
    return redirect(instanceAddress(state, instance));
  if (sent.text('step') === String(instance.completed)) {
    if (step.does === 'form') {
      const missing = step.fields.filter((field) => sent.text(field).trim() === '');
      const values = Object.fromEntries(step.fields.map((field) => [field, sent.text(field)]));
      if (missing.length > 0) return showStep(state, page, step, missing, values);
      Object.assign(instance.entries, values);
      await saveInstance(state, instance);
    }
    await completeStep(state, instance);
  }
  return redirect(instanceAddress(state, instance));
}

function showStep(
  state: State,
  { instance, language, brand }: Page,
  step: Extract<WorkflowStep, { does: 'form' | 'screen' }>,
  missing: readonly string[],
  values: Readonly<Record<string, string>> = {},
): MockResponse {
  const { name, completed, steps, accountId } = instance;
  return html(
    {
      status: missing.length > 0 ? 422 : 200,
      template: 'workflow-step',
      title: step.does === 'screen' ? step.title : step.name,
      language,
      brand,
      scripts: ['faults.js'],
      data: {
        action: instanceAddress(state, instance),
        instance: name,
        step: completed,
        steps: steps.length,
        text: step.does === 'screen' ? step.text : '',
        fields:
          step.does === 'form'
            ? step.fields.map((field) => ({
                name: field,
                label: nameField(field),
                value: readOwn(values, field) ?? '',
                isMissing: missing.includes(field),
              }))
            : [],
      },
    },
    sessionRights({ view: 'signing', accountId }),
  );
}

/** Writes the name of a field in words: `Boat length` of `boatLength`. */
function nameField(field: string): string {
  const words = field.replaceAll(/[_-]/g, ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter}`);
  const text = words.trim().toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Leads to the signing page of the first person, who comes back to this address. */
async function openEnvelope(
  state: State,
  { origin }: MockRequest,
  page: Page,
): Promise<MockResponse> {
  const { instance, language } = page;
  const { t } = language;
  const envelopeId = instance.envelopes[String(instance.completed)];
  const envelope = envelopeId === undefined ? undefined : await state.envelopes.get(envelopeId);
  const recipient = envelope?.recipients.find(
    ({ details }) => details.clientUserId === instance.instanceId,
  );
  if (envelope === undefined || recipient === undefined)
    return say(page, t('Documents'), t('The documents of this step are being prepared.'));
  if (!['sent', 'delivered'].includes(recipient.status ?? ''))
    return say(
      page,
      t('Thank you'),
      t('Other people still have to act. The workflow goes on when they have finished.'),
    );
  const { url } = await makeViewOf(state, { origin }, envelope, recipient, {
    returnUrl: `${origin}${instanceAddress(state, instance)}`,
    authenticationMethod: 'none',
  });
  return redirect(url);
}

function showEnd(page: Page): MockResponse {
  const { t } = page.language;
  switch (page.instance.status) {
    case 'Completed':
      return say(page, t('Thank you'), t('All steps are completed. You can close this page.'));
    case 'Canceled':
      return say(page, t('This was canceled'), t('The sender has canceled the workflow.'));
    case 'Expired':
      return say(page, t('This has expired'), t('The time for this workflow is over.'));
    default:
      return say(
        page,
        t('This does not work'),
        page.instance.reason ?? t('A step of the workflow has failed. Contact its sender.'),
      );
  }
}

function say({ instance, language, brand }: Page, title: string, text: string): MockResponse {
  const { accountId } = instance;
  return notice(
    200,
    title,
    text,
    { language, brand },
    sessionRights({ view: 'signing', accountId }),
  );
}
