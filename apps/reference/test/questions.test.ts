// The questions that people type into the search, and the place that they want first.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '../src/search/engine.ts';
import type { SearchIndex } from '../src/search/record.ts';
import { topicAddresses } from '../src/search/topics.ts';

const file = path.resolve(import.meta.dirname, '../dist/search.json');
const index: SearchIndex = JSON.parse(readFileSync(file, 'utf8'));

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine(index);
});

const v21 = 'esign-v2.1/operations';
const questions: readonly (readonly [query: string, first: string])[] = [
  ['getting started', 'guides/first-envelope/'],
  ['quickstart', 'guides/first-envelope/'],
  ['send a document', 'guides/first-envelope/'],
  ['login', 'guides/oauth/'],
  ['how do I log in', 'guides/oauth/'],
  ['authentication', 'guides/oauth/'],
  ['access token', 'guides/oauth/'],
  ['jwt', 'guides/oauth/#the-jwt-grant'],
  ['jwt grant', 'guides/oauth/#the-jwt-grant'],
  ['impersonation', 'guides/oauth/#the-jwt-grant'],
  ['consent', 'guides/oauth/#the-code-grant'],
  ['refresh token', 'guides/oauth/#expired-tokens'],
  ['base uri', 'guides/oauth/#find-the-base-url-of-the-account'],
  ['webhook', 'guides/receiving-events/'],
  ['webhooks', 'guides/receiving-events/'],
  ['how to receive webhooks', 'guides/receiving-events/'],
  ['polling', 'guides/receiving-events/'],
  ['hmac', 'guides/receiving-events/#verify-without-the-package'],
  ['verify hmac signature', 'guides/receiving-events/#verify-without-the-package'],
  ['duplicates', 'guides/receiving-events/#duplicates-and-order'],
  ['embedded signing', 'guides/embedded-signing/'],
  ['signing url', 'guides/embedded-signing/'],
  ['iframe', 'guides/embedded-signing/#redirect-or-frame'],
  ['return url', 'guides/embedded-signing/#the-events-at-the-end'],
  ['bulk', 'guides/bulk-send/'],
  ['bulk send', 'guides/bulk-send/'],
  ['mail merge', 'guides/bulk-send/'],
  ['prefill', 'guides/templates/'],
  ['reminders', 'guides/time/'],
  ['time travel', 'guides/time/'],
  ['ci', 'guides/testing-in-ci/'],
  ['github actions', 'guides/testing-in-ci/'],
  ['simulate errors', 'guides/testing-in-ci/#faults'],
  ['rate limit', 'guides/testing-in-ci/#limits'],
  ['429', 'guides/testing-in-ci/#limits'],
  ['tenants', 'guides/testing-in-ci/#one-tenant-per-test'],
  ['control api', 'guides/control-api/'],
  ['snapshot', 'guides/control-api/#states-to-come-back-to'],
  ['migrate from docusign-esign', 'guides/moving-from-the-official-client/'],
  ['rooms', 'guides/a-room/'],
  ['organization', 'guides/an-organization/'],
  ['kubernetes', 'guides/running-it-for-a-company/'],
  ['backup', 'guides/running-it-for-a-company/#backup-and-restore'],
  ['error codes', 'errors/'],
  ['events', 'events/'],
  ['changelog', 'changelog/'],
  ['create envelope', `${v21}/Envelopes_create/`],
  ['list envelopes', `${v21}/Envelopes_listStatusChanges/`],
  ['envelope status', `${v21}/Envelopes_get/`],
  ['void an envelope', `${v21}/Envelopes_update/`],
  ['resend envelope', `${v21}/Envelopes_update/`],
  ['how do I lock an envelope', `${v21}/EnvelopeLocks_create/`],
  ['download document', `${v21}/EnvelopeDocuments_get/`],
  ['add recipients', `${v21}/EnvelopeRecipients_create/`],
  ['update tabs', `${v21}/EnvelopeRecipientTabs_update/`],
  ['audit trail', `${v21}/Envelopes_listAuditEvents/`],
  ['tabs anchor', 'glossary/#term-anchor'],
  ['anchor text', 'glossary/#term-anchor'],
  ['recipients order', 'glossary/#term-routing-order'],
  ['signing order', 'glossary/#term-routing-order'],
  ['send from template', 'guides/templates/'],
  ['expire', 'guides/time/'],
  ['find by custom field', `${v21}/Envelopes_listStatusChanges/`],
  ['delete envelope', `${v21}/Folders_moveEnvelopes/`],
  ['wrong email address', `${v21}/EnvelopeRecipients_update/`],
  ['whatsapp', 'esign-v2.1/schemas/agent/#deliveryMethod'],
  ['access code', 'esign-v2.1/schemas/agent/#accessCode'],
  ['cc', 'esign-v2.1/schemas/carbonCopy/'],
  ['anchorString', 'esign-v2.1/schemas/approve/#anchorString'],
  ['create user', `${v21}/Users_create/`],
  ['delete user', `${v21}/Users_delete/`],
  ['Envelopes_create', `${v21}/Envelopes_create/`],
  ['/envelopes/{envelopeId}/lock', `${v21}/EnvelopeLocks_create/`],
  ['lockInformation', 'esign-v2.1/schemas/lockInformation/'],
  ['emailBlurb', 'esign-v2.1/schemas/envelopeDefinition/#emailBlurb'],
  ['USER_NOT_ACCOUNT_ADMIN', 'errors/USER_NOT_ACCOUNT_ADMIN/'],
  ['envelope-completed', 'events/envelope-completed/'],
];

describe('a question', () => {
  it.each(questions)('%s finds first %s', (query, first) => {
    expect(engine.search(query).records[0]?.address).toBe(first);
  });

  it('is one of at least sixty', () => {
    expect(new Set(questions.map(([query]) => query)).size).toBeGreaterThanOrEqual(60);
  });

  it('finds nothing that only resembles it where something is spelt so', () => {
    const titles = engine.search('jwt').records.map(({ title }) => title);
    expect(titles.filter((title) => /gateway/i.test(title))).toEqual([]);
  });
});

it('every subject has a place that is there', () => {
  const places = new Set(index.records.map(({ address }) => address));
  expect(topicAddresses.filter((address) => !places.has(address))).toEqual([]);
});
