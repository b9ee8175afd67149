import {
  envelopesUpdate,
  envelopeViewsCreateCorrect,
  envelopeViewsCreateRecipient,
  envelopeViewsCreateSender,
  envelopeViewsCreateSharedRecipient,
} from '@countersign/client/esign-v2.1';
import type { Client } from '@countersign/client';
import type {
  EnvelopeDefinition,
  Recipients,
  RecipientViewRequest,
} from '@countersign/types/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { catchErrorCode } from '../../lease.ts';
import { startControlTest } from '../../control/harness.ts';
import { ines, makeLease, omar, returnUrl, signHere, signingUrl, viewFor } from './lease.ts';
import { createVisitor } from './visitor.ts';

const { sandbox, newTenant, client: createTestClient, close } = await startControlTest();
afterAll(close);
const { go } = createVisitor(sandbox);

const gone = `${returnUrl.replace('#signed', '')}&event=ttl_expired#signed`;

describe('the address of a signing page', () => {
  it('works once, and leads back with ttl_expired the second time', async () => {
    const { client } = newTenant();
    const url = await signingUrl(client, await makeLease(client));
    const first = await go(url);
    expect(first.status).toBe(200);
    expect(first.html).toContain('Lease of berth 42');
    expect((await go(url)).goal?.href).toBe(gone);
  });

  it('works for five minutes of the clock of the tenant', async () => {
    const { client, control } = newTenant();
    await control.freeze('2027-03-01T12:00:00Z');
    const envelopeId = await makeLease(client);
    const [one, other] = [
      await signingUrl(client, envelopeId),
      await signingUrl(client, envelopeId),
    ];
    await control.advance({ minutes: 4, seconds: 59 });
    expect((await go(one)).status).toBe(200);
    await control.advance({ seconds: 1 });
    expect((await go(other)).goal?.href).toBe(gone);
  });

  it('can be taken back with DELETE', async () => {
    const { client } = newTenant();
    const url = await signingUrl(client, await makeLease(client));
    expect((await sandbox.fetch(new Request(url, { method: 'DELETE' }))).status).toBe(204);
    expect((await go(url)).goal?.href).toBe(gone);
  });

  it('leads elsewhere for an outcome that has an address of its own', async () => {
    const { client } = newTenant();
    const clientURLs = { onTTLExpired: 'https://lease-desk.harbour.example/late' };
    const url = await signingUrl(client, await makeLease(client), ines, { clientURLs });
    await go(url);
    expect((await go(url)).goal?.href).toBe(
      'https://lease-desk.harbour.example/late?event=ttl_expired',
    );
  });

  it('is not there in another tenant, and nobody guesses it', async () => {
    const { client } = newTenant();
    const url = await signingUrl(client, await makeLease(client));
    expect((await go(url.replace(/tenant=[^&]*/, 'tenant=default'))).status).toBe(404);
    expect((await go(url)).status).toBe(200);
  });

  it('ends its session after twenty minutes in which nothing was done', async () => {
    const { client, control } = newTenant();
    await control.freeze('2027-03-01T12:00:00Z');
    const { headers } = await sandbox.fetch(
      new Request(await signingUrl(client, await makeLease(client)), { redirect: 'manual' }),
    );
    const session = headers.get('location') ?? '';
    await control.advance({ minutes: 19 });
    expect((await go(session)).status).toBe(200);
    await control.advance({ minutes: 19 });
    expect((await go(session)).status).toBe(200);
    await control.advance({ minutes: 20 });
    expect((await go(session)).goal?.searchParams.get('event')).toBe('session_timeout');
  });
});

describe('a page of a session', () => {
  it('may stand in frames of the application, of this machine, and of whom the request names', async () => {
    const { client } = newTenant();
    const envelopeId = await makeLease(client);
    const frames = async (more = {}) => {
      const { headers } = await go(await signingUrl(client, envelopeId, ines, more));
      const policy = headers.get('content-security-policy') ?? '';
      return /frame-ancestors ([^;]*)/.exec(policy)?.[1];
    };
    expect(await frames()).toBe(
      "'self' http://localhost:* https://localhost:* http://127.0.0.1:* https://127.0.0.1:* https://lease-desk.harbour.example",
    );
    expect(await frames({ frameAncestors: ['https://portal.harbour.example/x'] })).toBe(
      "'self' https://portal.harbour.example",
    );
    expect(await frames({ xFrameOptions: 'deny' })).toBe("'none'");
  });

  it('takes no form of another site, and none after it was left', async () => {
    const { client } = newTenant();
    const { press } = createVisitor(sandbox);
    const page = await go(await signingUrl(client, await makeLease(client)));
    expect((await press(page, 'later', { 'form-token': 'guessed' })).status).toBe(403);
    expect((await press(page, 'later')).goal?.searchParams.get('event')).toBe('cancel');
    expect((await press(page, 'finish')).status).toBe(410);
  });

  it('shows what senders write as text', async () => {
    const { client } = newTenant();
    const evil = '<img src=x onerror=alert(1)>';
    const envelopeId = await makeLease(client, undefined, { emailSubject: evil, emailBlurb: evil });
    const { html } = await go(await signingUrl(client, envelopeId));
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img src=x');
  });
});

type Call = (client: Client, envelopeId: string) => PromiseLike<unknown>;

/** The code with which a call about a new envelope is refused. */
async function refusal(
  call: Call,
  recipients?: Recipients,
  more?: EnvelopeDefinition,
): Promise<string> {
  const { client } = newTenant();
  return catchErrorCode(call(client, await makeLease(client, recipients, more)));
}

function recipientView(who: typeof ines, more: Partial<RecipientViewRequest> = {}): Call {
  return (client, envelopeId) =>
    envelopeViewsCreateRecipient(client, { path: { envelopeId }, body: viewFor(who, more) });
}

function atDesk(envelopeId: string) {
  return { path: { envelopeId }, body: { returnUrl } };
}

describe('a request for a page', () => {
  it('names a recipient as it stands in the envelope', async () => {
    expect(await refusal(recipientView({ ...ines, name: 'Ines V.' }))).toBe(
      'UNKNOWN_ENVELOPE_RECIPIENT',
    );
    expect(await refusal(recipientView({ ...ines, clientUserId: 'tenant-43' }))).toBe(
      'UNKNOWN_ENVELOPE_RECIPIENT',
    );
    const { clientUserId: _own, ...remote } = ines;
    expect(await refusal(recipientView(ines), { signers: [{ ...remote, tabs: signHere }] })).toBe(
      'UNKNOWN_ENVELOPE_RECIPIENT',
    );
  });

  it('comes when it is the turn, and the envelope was sent', async () => {
    const signers = [
      { ...ines, tabs: signHere },
      { ...omar, tabs: signHere },
    ];
    expect(await refusal(recipientView(omar), { signers })).toBe('RECIPIENT_NOT_IN_SEQUENCE');
    expect(await refusal(recipientView(ines), { signers }, { status: 'created' })).toBe(
      'ENVELOPE_INVALID_STATUS',
    );
    const { client } = newTenant();
    const envelopeId = await makeLease(client);
    const body = { status: 'voided', voidedReason: 'Rented out.' } as const;
    await envelopesUpdate(client, { path: { envelopeId }, body });
    expect(await catchErrorCode(recipientView(ines)(client, envelopeId))).toBe(
      'ENVELOPE_INVALID_STATUS',
    );
  });

  it.each(['/leases/42', 'javascript:alert(1)', 'https:', 'data:text/html,x'])(
    'has a returnUrl that a browser can go to, not %s',
    async (address) => {
      expect(await refusal(recipientView(ines, { returnUrl: address }))).toBe(
        'INVALID_REQUEST_PARAMETER',
      );
    },
  );

  it('fits the status of the envelope, and comes from somebody who may', async () => {
    expect(await refusal((client, id) => envelopeViewsCreateSender(client, atDesk(id)))).toBe(
      'ENVELOPE_INVALID_STATUS',
    );
    expect(
      await refusal((client, id) => envelopeViewsCreateCorrect(client, atDesk(id)), undefined, {
        status: 'created',
      }),
    ).toBe('ENVELOPE_INVALID_STATUS');
    const { client, tenant } = newTenant();
    const envelopeId = await makeLease(client);
    const viewer = createTestClient({ token: 'sandbox-viewer', tenant });
    expect(await catchErrorCode(envelopeViewsCreateCorrect(viewer, atDesk(envelopeId)))).toBe(
      'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT',
    );
    expect(
      await catchErrorCode(
        envelopeViewsCreateSharedRecipient(client, { path: { envelopeId }, body: viewFor(ines) }),
      ),
    ).toBe('UNKNOWN_ENVELOPE_RECIPIENT');
  });
});
