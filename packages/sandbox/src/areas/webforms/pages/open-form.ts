import { randomUUID } from 'node:crypto';
import { limits, type MockRequest, type MockResponse } from '@countersign/mock/extend';
import type { WebFormValues } from '@countersign/types/webforms';
import { readOptionalJson } from '../../../engine/outside/read-optional-json.ts';
import { beginSession } from '../../../envelopes/views/access/begin-session.ts';
import { sessionPath } from '../../../pages/paths.ts';
import { readForm } from '../../../pages/read-form.ts';
import { notice, redirect } from '../../../pages/render.ts';
import type { State } from '../../../state/state.ts';
import { listFields } from '../forms/fields-of.ts';
import { webFormSlugs, webForms, type StoredForm } from '../forms/stored-form.ts';
import {
  isExpired,
  saveInstance,
  type StoredInstance,
  webFormInstances,
} from '../instances/stored-instance.ts';
import { visitPath } from './form-path.ts';
import { pageRights } from './page-rights.ts';
import { beginVisit } from './stored-visit.ts';

/** The life of an instance that somebody began at the public address: 30 days. */
const publicLife = 2_592_000_000;

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
  if (form?.active === undefined || !form.isEnabled)
    return closed(404, 'This form does not exist', 'The address is wrong, or it is not published.');
  const sent = await readForm(request);
  const token = sent?.text('instanceToken') ?? '';
  const instance = token === '' ? beginPublic(state, form) : await findByToken(state, form, token);
  if (instance === undefined || isExpired(state, instance))
    return closed(
      410,
      'This form cannot be loaded',
      'The link has expired. Go back to the application, and open the form again.',
    );
  if (instance.status === 'SUBMITTED') return showEnvelope(state, instance);
  instance.opened = true;
  instance.values = { ...instance.values, ...readPrefill(form, sent?.text('prefillValues') ?? '') };
  await saveInstance(state, instance);
  const { visitId } = await beginVisit(state, instance);
  return redirect(visitPath(state, visitId));
}

function closed(status: number, title: string, text: string): MockResponse {
  return notice(status, title, text, {}, pageRights());
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

/** Reads the values that the site has filled in with its script; fields that are read-only keep theirs. */
function readPrefill({ active = {} }: StoredForm, text: string): WebFormValues {
  if (text === '') return {};
  const values: unknown = readOptionalJson(text, limits.token);
  if (typeof values !== 'object' || values === null) return {};
  const given = new Map(Object.entries(values));
  const prefilled = listFields(active).flatMap(({ componentName, readOnly }) => {
    const value: unknown = given.get(componentName);
    const isText = typeof value === 'string' || typeof value === 'number';
    return readOnly === true || !isText ? [] : [[componentName, value] as const];
  });
  return Object.fromEntries(prefilled);
}

/** Leads to the signing page of the envelope that an instance became. */
async function showEnvelope(state: State, instance: StoredInstance): Promise<MockResponse> {
  const envelope = await state.envelopes.get(instance.envelopes[0]?.envelopeId ?? '');
  const clientUserId = instance.clientUserId ?? instance.instanceId;
  const signer = envelope?.recipients.find(({ details }) => details.clientUserId === clientUserId);
  if (envelope === undefined || signer === undefined)
    return closed(200, 'Thank you', 'This form was submitted.');
  const session = await beginSession(state, {
    view: 'signing',
    accountId: envelope.accountId,
    envelopeId: envelope.envelopeId,
    recipientIdGuid: signer.recipientIdGuid,
    ...(instance.returnUrl !== undefined && { returnUrl: instance.returnUrl }),
  });
  return redirect(sessionPath(state, session.sessionId));
}
