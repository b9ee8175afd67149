import {
  envelopeViewsCreateConsole,
  envelopeViewsCreateCorrect,
  envelopeViewsCreateRecipient,
  envelopeViewsCreateSender,
} from '@countersign/client/esign-v2.1';
import type { RecipientViewRequest } from '@countersign/types/esign-v2.1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { catchErrorCode } from '../../lease.ts';
import { ines, makeLease, viewFor } from './lease.ts';
import { createVisitor } from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go, press } = createVisitor(sandbox);

const { client } = newTenant();
let envelopeId: string;
beforeAll(async () => {
  envelopeId = await makeLease(client);
});

function viewWith(more: Partial<RecipientViewRequest>) {
  const body = viewFor(ines, more);
  return envelopeViewsCreateRecipient(client, { path: { envelopeId }, body });
}

/** The directives of the policy of the page that a request opens. */
async function policyWith(more: Partial<RecipientViewRequest>): Promise<Map<string, string>> {
  const { headers } = await go((await viewWith(more)).url ?? '');
  const policy = headers.get('content-security-policy') ?? '';
  return new Map(
    policy.split(/[;,]/).map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const directives = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
];

describe('the address that the browser goes back to', () => {
  it.each([
    'https://lease-desk.harbour.example/done?lease=42#top',
    'http://localhost:3000/done',
    'http://127.0.0.1:8080',
    'http://[::1]:8080/done',
    'http://lease_desk:3000/',
    'HTTPS://LEASE-DESK.harbour.example',
    'https://bücher.example/fertig',
    'https://user@lease-desk.harbour.example/',
    'lease-desk://done',
    'leasedesk:done',
    'com.harbour.leasedesk:/oauth/done',
    'msauth.com.harbour.leasedesk://auth',
    'exp://192.0.2.7:8081/--/done',
    'capacitor://localhost/done',
    'ionic://localhost',
    'intent://done#Intent;scheme=leasedesk;package=com.harbour;end',
    'fb1234567890://done',
    'x-safari-https://lease-desk.harbour.example',
    'web+lease:done',
    'dataroom://done',
    'filebox:done',
    'chromecast-lease:done',
    'abouttown:done',
  ])('may be of the web or of an app: %s', async (returnUrl) => {
    const page = await go((await viewWith({ returnUrl })).url ?? '');
    expect(page.status).toBe(200);
    const { goal } = await press(page, 'later');
    expect(goal?.protocol).toBe(new URL(returnUrl).protocol);
    expect(goal?.href).toContain('event=cancel');
  });

  const refused = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'livescript:x',
    'file:///etc/passwd',
    'blob:https://lease-desk.harbour.example/1c0f',
    'filesystem:https://lease-desk.harbour.example/temporary/x.html',
    'FileSystem:https://lease-desk.harbour.example/temporary/x.html',
    'view-source:https://lease-desk.harbour.example/',
    'VIEW-SOURCE:javascript:alert(1)',
    'about:blank',
    'chrome://settings',
    'chrome-extension://abc/page.html',
    'chrome-search://local-ntp',
    'devtools://devtools/bundled/x.html',
    'edge://flags',
    'brave://settings',
    'opera://settings',
    'vivaldi://settings',
    'moz-extension://abc/page.html',
    'moz-icon://x.txt',
    'resource://gre/',
    'safari-extension://abc/page.html',
    'safari-web-extension://abc/page.html',
    'ms-browser-extension://abc/page.html',
    'extension://abc/page.html',
    'isolated-app://abc',
    'jar:https://lease-desk.harbour.example/x.jar!/',
    'feed:javascript:alert(1)',
    'mhtml:file:///c:/x.mht',
    'content://com.android.providers.media/x',
    'ms-appx-web:///x.html',
    'ms-msdt:/id',
    'search-ms:query=x',
    'res://ieframe.dll/x.htm',
    'wyciwyg://0/x',
    'lease-desk',
    '/done',
    '//lease-desk.harbour.example/done',
    'https:lease-desk.harbour.example',
    'https:/lease-desk.harbour.example',
    'https:///lease-desk.harbour.example',
    'https:\\\\lease-desk.harbour.example',
    'https://lease-desk.harbour.example/\r\nSet-Cookie: a=b',
    'https://lease-desk.harbour.example/a b',
    'https://a;script-src',
    'https://a,default-src',
    "https://'unsafe-inline'",
    'https://*',
    'https://*.harbour.example/',
  ];

  it('may not be missing', async () => {
    expect(await catchErrorCode(viewWith({ returnUrl: '' }))).toBe('INVALID_REQUEST_PARAMETER');
  });

  it.each(refused)('may not be another one: %j', async (returnUrl) => {
    expect(await catchErrorCode(viewWith({ returnUrl }))).toBe('INVALID_REQUEST_PARAMETER');
  });

  it.each(['onCancel', 'onSigningComplete', 'onTTLExpired'] as const)(
    'is held to the same for one outcome: %s',
    async (field) => {
      const clientURLs = { [field]: 'view-source:https://lease-desk.harbour.example/' };
      expect(await catchErrorCode(viewWith({ clientURLs }))).toBe('INVALID_REQUEST_PARAMETER');
    },
  );

  it.each([
    [
      'sender',
      (returnUrl: string) =>
        envelopeViewsCreateSender(client, { path: { envelopeId }, body: { returnUrl } }),
    ],
    [
      'correct',
      (returnUrl: string) =>
        envelopeViewsCreateCorrect(client, { path: { envelopeId }, body: { returnUrl } }),
    ],
    [
      'console',
      (returnUrl: string) =>
        envelopeViewsCreateConsole(client, { body: { envelopeId, returnUrl } }),
    ],
  ])('is held to the same in the view %s', async (view, ask) => {
    if (view === 'sender') envelopeId = await makeLease(client, undefined, { status: 'created' });
    for (const url of ['filesystem:https://a.example/x', 'view-source:https://a.example/'])
      expect(await catchErrorCode(ask(url))).toBe('INVALID_REQUEST_PARAMETER');
    envelopeId = await makeLease(client);
  });
});

describe('the policy of a page', () => {
  it('has the directives that it always has, whatever the addresses are', async () => {
    const policy = await policyWith({
      returnUrl: 'com.harbour.leasedesk://done;script-src *',
      pingUrl: 'https://lease-desk.harbour.example:8443/ping?a=1;script-src,*',
      pingFrequency: '600',
      frameAncestors: ['https://portal.harbour.example', 'http://[::1]:3000'],
    }).catch(() => new Map());
    // A space is refused, a semicolon behind the host is not.
    expect(policy.size).toBe(0);
    const good = await policyWith({
      returnUrl: 'com.harbour.leasedesk://done;script-src',
      pingUrl: 'https://lease-desk.harbour.example:8443/ping?a=1;script-src,*',
      pingFrequency: '600',
      frameAncestors: ['https://portal.harbour.example', 'http://[::1]:3000'],
    });
    expect([...good.keys()]).toEqual(directives);
    expect(good.get('connect-src')).toBe('https://lease-desk.harbour.example:8443');
    expect(good.get('form-action')).toBe("'self' http: https: com.harbour.leasedesk:");
    expect(good.get('frame-ancestors')).toBe(
      "'self' https://portal.harbour.example http://[::1]:3000",
    );
    expect(good.get('script-src')).toBe("'self'");
  });

  it('names no scheme for the web, and calls nobody without a pingUrl', async () => {
    const policy = await policyWith({});
    expect(policy.get('form-action')).toBe("'self' http: https:");
    expect(policy.get('connect-src')).toBe("'none'");
  });

  it.each([
    'https://a;script-src',
    'https://a,default-src',
    "https://a'unsafe-inline'",
    'https://a"x',
    'https://*',
    'https://*.example',
    'https://a.example;script-src *',
    'https://a.example, https://b.example',
    'https://a.example https://b.example',
    'https://a.example/x https://b.example',
    'https://a.example/;x',
    "https://a.example/'x'",
    'https://a.example\n',
    ' https://a.example',
    '\thttps://a.example',
    "'unsafe-inline'",
    "'self'",
    "'none'",
    '*',
    'https:',
    'a.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ws://a.example',
    'ftp://a.example',
    'lease-desk://a.example',
    'blob:https://a.example',
    'filesystem:https://a.example',
    '',
  ])('takes one origin of the web in each place, and not %j', async (origin) => {
    const good = 'https://portal.harbour.example';
    for (const more of [
      { frameAncestors: [origin] },
      { frameAncestors: [good, origin] },
      { xFrameOptions: 'allow_from', xFrameOptionsAllowFromUrl: origin } as const,
    ])
      expect(await catchErrorCode(viewWith(more))).toBe('INVALID_REQUEST_PARAMETER');
  });

  it.each([
    'https://a;script-src',
    'https://a,default-src/ping',
    "https://'unsafe-inline'/",
    'https://*/ping',
    'lease-desk://ping',
    'ws://lease-desk.harbour.example/',
    'data:text/html,x',
    'blob:https://lease-desk.harbour.example/1',
    'ping',
    '',
  ])('calls no address that is none of the web: %j', async (pingUrl) => {
    expect(await catchErrorCode(viewWith({ pingUrl }))).toBe('INVALID_REQUEST_PARAMETER');
  });

  it.each([
    ['59', 'INVALID_REQUEST_PARAMETER'],
    ['60', 'none'],
    ['1200', 'none'],
    ['1201', 'INVALID_REQUEST_PARAMETER'],
  ])('of a session that is kept alive every %s seconds: %s', async (pingFrequency, expected) => {
    const pingUrl = 'https://lease-desk.harbour.example/ping';
    expect(await catchErrorCode(viewWith({ pingUrl, pingFrequency }))).toBe(expected);
  });

  it.each([
    [469, 'none'],
    [500, 'none'],
    [501, 'INVALID_REQUEST_PARAMETER'],
  ])('takes frame ancestors of %i characters: %s', async (length, expected) => {
    const start = 'https://a.example/';
    expect(await catchErrorCode(viewWith({ frameAncestors: [start.padEnd(length, 'x')] }))).toBe(
      expected,
    );
    const [one, other] = [start.padEnd(100, 'x'), start.padEnd(length - 101, 'x')];
    expect(await catchErrorCode(viewWith({ frameAncestors: [one, other] }))).toBe(expected);
  });

  it.each([
    [{ xFrameOptions: 'deny' }, "'none'"],
    [{ xFrameOptions: 'same_origin' }, "'self'"],
    [
      { xFrameOptions: 'allow_from', xFrameOptionsAllowFromUrl: 'https://a.example/page' },
      "'self' https://a.example",
    ],
    [
      { frameAncestors: ['https://a.example:8443/'], xFrameOptions: 'deny' },
      "'self' https://a.example:8443",
    ],
    [{ frameAncestors: [] }, "'self'"],
  ] as const)('lets in frames as the request says: %j', async (more, expected) => {
    const { frameAncestors, ...rest } = { frameAncestors: undefined, ...more };
    const requestedFrame =
      frameAncestors === undefined ? rest : { ...rest, frameAncestors: [...frameAncestors] };
    expect((await policyWith(requestedFrame)).get('frame-ancestors')).toBe(expected);
  });
});
