import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { ines, makeLease, signHere } from './lease.ts';
import { signed } from './signed.ts';
import { createVisitor, origin } from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const visitor = createVisitor(sandbox);
const { go } = visitor;

describe('the outbox', () => {
  it('has the e-mails of the tenant with a way to the signing page', async () => {
    const { client, tenant } = newTenant();
    const address = `/_countersign/views/outbox?tenant=${tenant}`;
    expect((await go(address)).html).toContain('There is no e-mail yet');
    const { clientUserId: _embedded, ...remote } = ines;
    await makeLease(
      client,
      { signers: [{ ...remote, tabs: signHere }] },
      { emailBlurb: 'By Friday.' },
    );
    const { html } = await go(address);
    for (const text of ['Lease of berth 42', '&lt;ines.valdivia@seabird.example&gt;', 'By Friday.'])
      expect(html).toContain(text);
    const [, link = ''] = /href="([^"]*)">Review document/.exec(html) ?? [];
    const page = await go(link);
    expect((await signed(visitor, page)).html).toContain('Thank you');
    // The link of a message is good for more than once.
    expect((await go(link)).html).toContain('All recipients have finished');
    expect((await go('/_countersign/views/outbox')).html).not.toContain('By Friday.');
  });

  it('says where a link is no longer valid', async () => {
    const seen = await go(`${origin}/_countersign/views/invitation/none/none`);
    expect(seen.status).toBe(404);
    expect(seen.html).toContain('is no longer valid');
  });
});
