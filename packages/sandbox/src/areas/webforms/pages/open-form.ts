import { day } from '../../../engine/day.ts';
import { randomUUID } from 'node:crypto';
import { limits } from '@countersign/mock/core/outside';
import type { MockRequest, MockResponse } from '@countersign/mock/core/server';
import type { WebFormValues } from '@countersign/types/webforms';
import { WebFormValues as WebFormValuesSchema } from '@countersign/zod/webforms';
import { readOptionalJson } from '../../../engine/outside/read-optional-json.ts';
import { findBrowserLanguage } from '../../../pages/languages/browser-language.ts';
import type { Language } from '../../../pages/languages/language.ts';
import { readForm } from '../../../pages/read-form.ts';
import { notice, redirect } from '../../../pages/render.ts';
import type { State } from '../../../state/state.ts';
import { webFormSlugs, webForms, type StoredForm } from '../forms/stored-form.ts';
import { keepFitting } from '../instances/check-values.ts';
import {
  isExpired,
  saveInstance,
  type StoredInstance,
  webFormInstances,
} from '../instances/stored-instance.ts';
import { beginSigning } from './begin-signing.ts';
import { visitPath } from './form-path.ts';
import { pageRights } from './page-rights.ts';
import { beginVisit } from './stored-visit.ts';

/** The life of an instance that somebody began at the public address: 30 days. */
const publicLife = 30 * day;

/**
 * Opens an instance by its token, or begins one of a public form, and leads to its page. An instance
 * that was submitted leads to its envelope.
 */
export async function openForm(
  state: State,
  request: MockRequest,
  slug: string,
): Promise<MockResponse> {
  const place = await state.of(webFormSlugs).get('', slug);
  const form =
    place === undefined ? undefined : await state.of(webForms).get(place.accountId, place.formId);
  const language = findBrowserLanguage(request, form?.locale);
  const { t } = language;
  if (form?.active === undefined || !form.isEnabled)
    return closed(
      404,
      language,
      t('This form does not exist'),
      t('The address is wrong, or it is not published.'),
    );
  const sent = await readForm(request);
  const token = sent?.text('instanceToken') ?? '';
  const instance = token === '' ? beginPublic(state, form) : await findByToken(state, form, token);
  if (instance === undefined || isExpired(state, instance))
    return closed(
      410,
      language,
      t('This form cannot be loaded'),
      t('The link has expired. Go back to the application, and open the form again.'),
    );
  if (instance.status !== 'SUBMITTED')
    instance.values = {
      ...instance.values,
      ...readPrefill(form, sent?.text('prefillValues') ?? ''),
    };
  return open(state, instance, language);
}

function closed(status: number, language: Language, title: string, text: string): MockResponse {
  return notice(status, title, text, { language }, pageRights());
}

/** Begins an instance without a token; undefined for a form that only the API can open. */
function beginPublic(
  { now }: State,
  { formId, accountId, ownerUserId, isPrivateAccess }: StoredForm,
): StoredInstance | undefined {
  if (isPrivateAccess) return undefined;
  return {
    instanceId: randomUUID(),
    formId,
    accountId,
    source: 'PUBLIC_URL',
    createdBy: ownerUserId,
    createdAt: now,
    modifiedAt: now,
    expiresAt: now + publicLife,
    status: 'INITIATED',
    tags: [],
    values: {},
    proof: {},
    envelopes: [],
  };
}

async function findByToken(
  state: State,
  { formId }: StoredForm,
  text: string,
): Promise<StoredInstance | undefined> {
  const instances = await state.of(webFormInstances).list(formId);
  return instances.find(({ token }) => token?.text === text && state.now < token.until);
}

/**
 * Reads the values that the site has filled in with its script. Fields that are read-only keep
 * theirs, and values that do not fit their fields are left out.
 */
function readPrefill({ active = {} }: StoredForm, text: string): WebFormValues {
  if (text === '') return {};
  const values = WebFormValuesSchema.safeParse(readOptionalJson(text, limits.token));
  return values.success ? keepFitting(active, values.data) : {};
}

/** Opens an instance from the e-mail with which it was sent. */
export async function openMailed(
  state: State,
  request: MockRequest,
  formId: string,
  [instanceId = '', entry = '']: readonly string[],
): Promise<MockResponse> {
  const instance = await state.of(webFormInstances).get(formId, instanceId);
  const language = findBrowserLanguage(request);
  const { t } = language;
  if (instance?.entry === undefined || instance.entry !== entry)
    return closed(
      404,
      language,
      t('This form does not exist'),
      t('The address is wrong. Use that of the e-mail.'),
    );
  return open(state, instance, language);
}

/** Leads to the page of an instance, or to the envelope that it became. */
async function open(
  state: State,
  instance: StoredInstance,
  language: Language,
): Promise<MockResponse> {
  if (instance.status === 'SUBMITTED') return showEnvelope(state, instance, language);
  instance.opened = true;
  await saveInstance(state, instance);
  const { visitId } = await beginVisit(state, instance);
  return redirect(visitPath(state, visitId));
}

/** Leads to the signing page of the envelope that an instance became. */
async function showEnvelope(
  state: State,
  instance: StoredInstance,
  language: Language,
): Promise<MockResponse> {
  const envelope = await state.envelopes.get(instance.envelopes[0]?.envelopeId ?? '');
  const clientUserId = instance.clientUserId ?? instance.instanceId;
  const signer = envelope?.recipients.find(({ details }) => details.clientUserId === clientUserId);
  if (envelope === undefined || signer === undefined)
    return closed(200, language, language.t('Thank you'), language.t('This form was submitted.'));
  return redirect(await beginSigning(state, instance, { envelope, signer }));
}
