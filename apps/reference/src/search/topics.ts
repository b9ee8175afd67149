import { findParts } from './words.ts';

/**
 * Subjects that people look for, by the words that they use, and the place that explains each. Such
 * a place goes before everything that only contains the words.
 */
const topics: readonly { words: readonly string[]; address: string }[] = [
  {
    address: 'guides/first-envelope/',
    words: [
      'getting started',
      'get started',
      'quickstart',
      'quick start',
      'hello world',
      'tutorial',
      'send a document',
      'send for signature',
    ],
  },
  { address: 'guides/first-envelope/#create-a-draft', words: ['draft'] },
  {
    address: 'guides/oauth/',
    words: [
      'login',
      'log in',
      'oauth',
      'oauth2',
      'authentication',
      'authenticate',
      'access token',
      'bearer token',
    ],
  },
  {
    address: 'guides/oauth/#the-jwt-grant',
    words: [
      'jwt',
      'jwt grant',
      'impersonation',
      'impersonate',
      'service account',
      'private key',
      'rsa key',
    ],
  },
  {
    address: 'guides/oauth/#the-code-grant',
    words: ['authorization code', 'code grant', 'pkce', 'redirect uri', 'consent'],
  },
  {
    address: 'guides/oauth/#expired-tokens',
    words: ['refresh token', 'expired token', 'token expiry', 'token lifetime'],
  },
  {
    address: 'guides/oauth/#find-the-base-url-of-the-account',
    words: ['base uri', 'base url', 'userinfo', 'user info'],
  },
  {
    address: 'guides/receiving-events/',
    words: [
      'webhook',
      'receive webhook',
      'receive event',
      'callback',
      'connect listener',
      'listener',
      'push notification',
      'polling',
    ],
  },
  {
    address: 'guides/receiving-events/#verify-without-the-package',
    words: ['hmac', 'verify signature', 'signature header', 'webhook signature', 'connect key'],
  },
  {
    address: 'guides/receiving-events/#duplicates-and-order',
    words: ['duplicate', 'idempotent', 'order of events'],
  },
  { address: 'guides/receiving-events/#responses', words: ['webhook retry', 'retry webhook'] },
  {
    address: 'guides/embedded-signing/',
    words: [
      'embedded signing',
      'embedded',
      'signing url',
      'signing link',
      'captive recipient',
      'recipient view',
      'focused view',
    ],
  },
  { address: 'guides/embedded-signing/#redirect-or-frame', words: ['iframe', 'frame'] },
  {
    address: 'guides/embedded-signing/#the-events-at-the-end',
    words: ['return url', 'signing_complete', 'signing complete'],
  },
  { address: 'guides/bulk-send/', words: ['bulk', 'bulk send', 'mass send', 'mail merge'] },
  {
    address: 'guides/templates/',
    words: [
      'prefill',
      'prefilled',
      'template guide',
      'template role',
      'use template',
      'send from template',
      'send template',
    ],
  },
  {
    address: 'guides/click/',
    words: ['clickwrap', 'elastic signing', 'terms of use', 'accept terms'],
  },
  { address: 'guides/web-forms/', words: ['web form', 'webform', 'fill in a form'] },
  {
    address: 'guides/time/',
    words: [
      'time travel',
      'reminder',
      'remind',
      'expiration',
      'expire',
      'move the clock',
      'clock',
      'scheduled sending',
    ],
  },
  {
    address: 'guides/testing-in-ci/',
    words: ['ci', 'github action', 'vitest', 'jest', 'unit test'],
  },
  {
    address: 'guides/testing-in-ci/#faults',
    words: ['fault', 'simulate error', 'error injection', 'timeout', 'chaos'],
  },
  {
    address: 'guides/testing-in-ci/#limits',
    words: ['rate limit', 'throttling', 'throttle', '429', 'too many requests'],
  },
  { address: 'guides/testing-in-ci/#parallel-tests', words: ['parallel test'] },
  {
    address: 'guides/testing-in-ci/#one-tenant-per-test',
    words: ['tenant', 'isolate test', 'test isolation'],
  },
  {
    address: 'guides/control-api/',
    words: ['control api', 'test kit', 'sign for people', 'test api'],
  },
  { address: 'guides/control-api/#states-to-come-back-to', words: ['snapshot', 'reset'] },
  {
    address: 'guides/moving-from-the-official-client/',
    words: [
      'migrate',
      'migration',
      'official client',
      'docusign-esign',
      'docusign esign',
      'codemod',
    ],
  },
  { address: 'guides/a-room/', words: ['room', 'real estate', 'closing'] },
  {
    address: 'guides/an-organization/',
    words: ['organization', 'user import', 'import users', 'provisioning', 'csv'],
  },
  {
    address: 'guides/running-it-for-a-company/',
    words: [
      'docker',
      'kubernetes',
      'deploy',
      'deployment',
      'postgres',
      'postgresql',
      'production',
      'high availability',
    ],
  },
  { address: 'guides/running-it-for-a-company/#backup-and-restore', words: ['backup'] },
  {
    address: 'guides/running-it-for-a-company/#what-to-watch',
    words: ['metrics', 'monitoring', 'prometheus'],
  },
  {
    address: 'esign-v2.1/operations/Envelopes_update/',
    words: [
      'resend',
      'resend envelope',
      'void',
      'void envelope',
      'cancel envelope',
      'purge envelope',
    ],
  },
  { address: 'esign-v2.1/operations/EnvelopeRecipientTabs_update/', words: ['update tab'] },
  {
    address: 'esign-v2.1/operations/EnvelopeRecipients_update/',
    words: ['correct recipient', 'wrong address', 'wrong email', 'correct address'],
  },
  {
    address: 'esign-v2.1/operations/Folders_moveEnvelopes/',
    words: ['delete envelope', 'recycle bin', 'trash'],
  },
  {
    address: 'esign-v2.1/operations/Accounts_listSupportedLanguages/',
    words: ['language', 'localization', 'translation'],
  },
  { address: 'esign-v2.1/schemas/carbonCopy/', words: ['cc', 'carbon copy', 'receives a copy'] },
  {
    address: 'esign-v2.1/schemas/agent/#deliveryMethod',
    words: ['whatsapp', 'sms delivery', 'delivery method', 'text message', 'invite by sms'],
  },
  { address: 'esign-v2.1/schemas/agent/#accessCode', words: ['access code', 'passcode'] },
  {
    address: 'esign-v2.1/schemas/approve/#conditionalParentLabel',
    words: ['conditional field', 'conditional tab', 'show field'],
  },
  {
    address: 'glossary/#term-anchor',
    words: ['anchor', 'anchor tab', 'anchor string', 'anchor text', 'auto place', 'autoplace'],
  },
  {
    address: 'glossary/#term-routing-order',
    words: [
      'recipient order',
      'order of recipients',
      'routing order',
      'signing order',
      'sequential signing',
      'parallel signing',
    ],
  },
  { address: 'monitor/', words: ['monitor', 'security event'] },
  {
    address: 'esign-v2.1/operations/Envelopes_get/',
    words: ['envelope status', 'status of envelope'],
  },
  {
    address: 'esign-v2.1/operations/Envelopes_listAuditEvents/',
    words: ['audit event', 'audit trail', 'audit log', 'envelope history'],
  },
  {
    address: 'esign-v2.1/operations/Envelopes_listStatusChanges/',
    words: [
      'list envelopes',
      'search envelopes',
      'find envelopes',
      'search by custom field',
      'find by custom field',
    ],
  },
  { address: 'esign-v2.1/operations/Users_delete/', words: ['delete user', 'close user'] },
  { address: 'errors/', words: ['error code', 'errors', 'error'] },
  { address: 'events/', words: ['event', 'list of events', 'connect event'] },
  { address: 'changelog/', words: ['release notes', 'what is new', 'breaking changes'] },
  { address: 'delta/', words: ['v2 or v2.1', 'difference v2', 'api version'] },
  { address: 'fidelity/', words: ['how accurate', 'fidelity', 'same as docusign'] },
  { address: 'figures/', words: ['benchmark', 'performance', 'how fast'] },
];

/** Words that say nothing about the subject. */
const fillers = new Set(
  'a an and are can do does for get how i in into is it make my of on or set the to up use using what when where with'.split(
    ' ',
  ),
);

const phrases = topics.flatMap(({ words, address }) =>
  words.map((phrase) => ({ terms: termsOf(phrase), address })),
);

/**
 * Finds the places that explain the subject of a query, the most specific first; none if it has
 * other words that say something.
 */
export function findTopics(query: string): string[] {
  const terms = termsOf(query);
  const wanted = new Set(terms);
  const found = phrases
    .filter((phrase) => phrase.terms.length > 0 && phrase.terms.every((term) => wanted.has(term)))
    .toSorted((one, other) => other.terms.length - one.terms.length);
  const covered = new Set(found.flatMap((phrase) => phrase.terms));
  if (terms.some((term) => !covered.has(term))) return [];
  return [...new Set(found.map(({ address }) => address))];
}

function termsOf(text: string): string[] {
  const all = findParts(text).map(({ term }) => term.replace(/(?<=..[^su])s$/, ''));
  const telling = all.filter((term) => !fillers.has(term));
  return [...new Set(telling.length > 0 ? telling : all)];
}

/** The places of all subjects. */
export const topicAddresses: readonly string[] = topics.map(({ address }) => address);
