import { useLocation, useRoute } from 'preact-iso';
import { useState } from 'preact/hooks';
import { control, done, type Schemas, unwrap } from '../api/control.ts';
import { useFilteredResource } from '../api/use-filtered-resource.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { Split } from '../parts/split.tsx';
import { act } from '../parts/toasts.tsx';
import { MailFilters, type MailFilter, useMailFilter } from './mail-filters.tsx';
import { mailAddress } from './mail-address.ts';
import { MailDetail } from './mail-detail.tsx';
import { MailList } from './mail-list.tsx';
import './mail.css';

/** The number of messages that are loaded at first. */
const firstRows = 100;

/** The number of messages to load in all: more than a person scrolls through. */
const most = 1000;

/** The e-mails and text messages that the service would have sent. */
export function MailPage() {
  const { mailId } = useRoute().params;
  const { route } = useLocation();
  const filter = useMailFilter();
  const [limit, setLimit] = useState(firstRows);
  const outbox = useFilteredResource(() => loadOutbox(filter, limit), {
    kinds: ['mail'],
    filter: JSON.stringify({ ...filter, limit }),
  });
  const { total = 0, unread = 0 } = outbox.data ?? {};
  return (
    <Page
      title="Mail"
      full
      lead={`${count(total, 'message')}, ${unread} unread. Nothing leaves this machine.`}
      actions={
        <>
          <button
            type="button"
            class="button"
            disabled={unread === 0}
            onClick={() => void act(() => done(control.PUT('/outbox/read')), 'All are read.')}
          >
            Mark all as read
          </button>
          <ConfirmButton
            label="Delete all"
            question="All e-mails and text messages of this tenant are deleted. Envelopes stay as they are."
            said="The outbox is empty."
            work={async () => {
              await done(control.DELETE('/outbox'));
              route(mailAddress(undefined));
            }}
          />
        </>
      }
    >
      <MailFilters filter={filter} outbox={outbox.data} />
      <Split
        back={mailAddress(undefined)}
        hint="Choose a message to read it."
        detail={mailId === undefined ? undefined : <MailDetail key={mailId} mailId={mailId} />}
        list={
          <Loaded resource={outbox}>
            {(data) =>
              data.mails.length > 0 ? (
                <MailList
                  outbox={data}
                  current={mailId}
                  most={most}
                  onNearEnd={() => setLimit(most)}
                />
              ) : data.total > 0 ? (
                <EmptyState title="No message matches">
                  <p>
                    Change the filters, or <a href={mailAddress(mailId, {})}>show all messages</a>.
                  </p>
                </EmptyState>
              ) : (
                <EmptyState title="There is no e-mail yet">
                  <p>
                    Send an envelope to somebody without a <code>clientUserId</code>. The invitation
                    appears here, and its button opens the signing page.
                  </p>
                </EmptyState>
              )
            }
          </Loaded>
        }
      />
    </Page>
  );
}

function loadOutbox(filter: MailFilter, limit: number): Promise<Schemas['Outbox']> {
  const { to, reason, search, unread, envelope } = filter;
  return unwrap(
    control.GET('/outbox', {
      params: {
        query: {
          limit,
          ...(to !== '' && { to }),
          ...(reason !== '' && { reason }),
          ...(search !== '' && { search }),
          ...(envelope !== '' && { envelopeId: envelope }),
          ...(unread !== '' && { unread: 'true' as const }),
        },
      },
    }),
  );
}

function count(number: number, word: string): string {
  return `${number.toLocaleString('en')} ${word}${number === 1 ? '' : 's'}`;
}
