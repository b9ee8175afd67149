import type { MockResponse } from '@countersign/mock/core/server';
import { escapeHtml } from '../../../documents/html/escape-html.ts';
import { toPdf } from '../../../documents/index.ts';
import { dateTime } from '../../../engine/date-time.ts';
import { proofPath } from '../../../pages/paths.ts';
import { file, html, notice } from '../../../pages/render.ts';
import type { StoredIdentityProof } from '../../../state/model/identity.ts';
import type { State } from '../../../state/state.ts';
import { openProof } from '../../identity/proof.ts';
import { presentAttempts } from './present-attempts.ts';

/** The page that a link to the evidence of an identity check opens, or a file of it. */
export async function showProof(
  state: State,
  token: string,
  name = '',
): Promise<MockResponse | (() => Promise<MockResponse>)> {
  const proof = await openProof(state, token);
  if (proof === undefined)
    return notice(
      404,
      'This link is no longer valid',
      'It works for five minutes. Create another one with EnvelopeRecipients_createRecipientProofFileLink.',
    );
  if (name !== '') return createFile(proof, name) ?? nothing();
  return html({
    template: 'identity-proof',
    title: `Evidence of identity: ${proof.name}`,
    data: {
      ...proof,
      attempts: presentAttempts(proof.attempts),
      pdf: proofPath(state, token, 'person.pdf'),
      json: proofPath(state, token, 'person.json'),
    },
  });
}

/** Serves evidence to programs with the token of `createRecipientProofFileResourceToken`. */
export async function serveProof(
  state: State,
  steps: readonly string[],
  token: string,
): Promise<MockResponse | (() => Promise<MockResponse>)> {
  const proof = await openProof(state, token);
  if (proof === undefined)
    return json(401, {
      errorCode: 'AUTHORIZATION_INVALID_TOKEN',
      message:
        'The resource token is unknown or has expired. Create one with EnvelopeRecipients_createRecipientProofFileResourceToken, and send it as Authorization: Bearer.',
    });
  const [api, version, events, name = ''] = steps;
  const found =
    api === 'api' && version === 'v1' && events === 'events' ? createFile(proof, name) : undefined;
  return (
    found ??
    json(404, {
      errorCode: 'RESOURCE_NOT_FOUND',
      message: 'The evidence is at api/v1/events/person.json and api/v1/events/person.pdf.',
    })
  );
}

function createFile(
  proof: StoredIdentityProof,
  name: string,
): MockResponse | (() => Promise<MockResponse>) | undefined {
  switch (name) {
    case 'person.json':
      return json(200, presentProof(proof));
    case 'person.pdf':
      // Others do not wait for it with the transaction open.
      return async () => {
        const page = Buffer.from(formatPage(proof));
        const pdf = await toPdf(page, { name: 'Evidence', fileExtension: 'html' });
        return file(200, 'application/pdf', Buffer.from(pdf), { 'content-disposition': 'inline' });
      };
    default:
      return undefined;
  }
}

function presentProof({ attempts, ...proof }: StoredIdentityProof) {
  return {
    ...proof,
    events: attempts.map(({ at, check, outcome, ...attempt }) => ({
      dateTime: dateTime(at),
      type: check,
      status: outcome,
      ...attempt,
    })),
  };
}

/** The evidence as an HTML document, from which the PDF is made. */
function formatPage(proof: StoredIdentityProof): string {
  const attempts = presentAttempts(proof.attempts).flatMap(({ time, check, outcome, facts }) => [
    `<h2>${escapeHtml(`${check}: ${outcome}`)}</h2>`,
    `<p>${escapeHtml(time)}</p>`,
    ...facts.map(({ name, value }) => `<p>${escapeHtml(`${name}: ${value}`)}</p>`),
  ]);
  return [
    '<h1>Evidence of identity</h1>',
    `<p>${escapeHtml(`${proof.name} <${proof.email}>`)}</p>`,
    `<p>${escapeHtml(`Envelope ${proof.envelopeId}`)}</p>`,
    `<p>${escapeHtml(proof.workflowName)}</p>`,
    ...attempts,
  ].join('\n');
}

function json(status: number, body: object): MockResponse {
  return file(status, 'application/json; charset=utf-8', JSON.stringify(body));
}

function nothing(): MockResponse {
  return notice(
    404,
    'This page does not exist',
    'The evidence has the files person.pdf and person.json.',
  );
}
