import { NewEnvelope } from '../making/new-envelope.tsx';
import { Page } from '../parts/page.tsx';
import { SummaryList } from './summary-list.tsx';

/** The envelopes of the tenant, with filters. */
export function EnvelopesPage() {
  return (
    <Page title="Envelopes" full actions={<NewEnvelope />}>
      <SummaryList
        kind="envelope"
        empty={
          <p>
            Make one with the button above, or with{' '}
            <code>POST /restapi/v2.1/accounts/…/envelopes</code>. It appears here at once.
          </p>
        }
      />
    </Page>
  );
}
