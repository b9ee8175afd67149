import { useLocation } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { control, controlAddress, done, type Schemas, unwrap } from '../api/control.ts';
import { inTenant } from '../api/tenant.ts';
import { useResource } from '../api/use-resource.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Moment } from '../parts/moment.tsx';
import { Status } from '../parts/status.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { act } from '../parts/toasts.tsx';
import { useFilter } from '../parts/use-filter.ts';
import { mailAddress } from './mail-address.ts';
import { MailView, type View } from './mail-view.tsx';
import { describeReason } from './reason.ts';

const titles: Readonly<Record<View, string>> = {
  html: 'Message',
  text: 'Text',
  links: 'Links',
  headers: 'Headers',
  source: 'Source',
};
const viewsOfEmail: readonly View[] = ['html', 'text', 'links', 'headers', 'source'];
const viewsOfText: readonly View[] = ['html', 'text', 'links'];

/** A message that is open, which counts as read. */
export function MailDetail({ mailId }: { mailId: string }) {
  const mail = useResource(
    () => unwrap(control.GET('/outbox/{mailId}', { params: { path: { mailId } } })),
    { kinds: ['mail'], key: mailId },
  );
  useEffect(() => void markRead(mailId, true).catch(() => undefined), [mailId]);
  return <Loaded resource={mail}>{(data) => <OpenMail mail={data} />}</Loaded>;
}

function OpenMail({ mail }: { mail: Schemas['Mail'] }) {
  const { mailId, to, cc, bcc, subject, sentAt, reason, envelopeId, deliveryMethod } = mail;
  const { route } = useLocation();
  const [chosen] = useFilter('view');
  const views = deliveryMethod === 'email' ? viewsOfEmail : viewsOfText;
  const view = views.find((one) => one === chosen) ?? 'html';
  async function remove() {
    const path = { path: { mailId } };
    if (await act(() => done(control.DELETE('/outbox/{mailId}', { params: path })), 'Deleted.'))
      route(mailAddress(undefined));
  }
  async function markUnread() {
    if (await act(() => markRead(mailId, false), 'Marked as unread.'))
      route(mailAddress(undefined));
  }
  return (
    <article class="mail" aria-labelledby="mail-subject">
      <header class="mail-head">
        <h2 id="mail-subject">{subject || 'No subject'}</h2>
        <div class="actions">
          {envelopeId !== undefined && (
            <a class="button small" href={inTenant(`/console/envelopes/${envelopeId}`)}>
              Open the envelope
            </a>
          )}
          {deliveryMethod === 'email' && (
            <a class="button small" href={controlAddress(`/outbox/${mailId}/source`)} download>
              Download .eml
            </a>
          )}
          <button type="button" class="button small" onClick={() => void markUnread()}>
            Mark as unread
          </button>
          <button type="button" class="button small" onClick={() => void remove()}>
            Delete
          </button>
        </div>
      </header>
      <dl class="facts">
        <dt>To</dt>
        <dd>
          {to.name} <span class="quiet">{to.phoneNumber ?? to.email}</span>
        </dd>
        {cc.length > 0 && (
          <>
            <dt>Copy to</dt>
            <dd>{cc.join(', ')}</dd>
          </>
        )}
        {bcc.length > 0 && (
          <>
            <dt>Blind copy to</dt>
            <dd>{bcc.join(', ')}</dd>
          </>
        )}
        <dt>Sent</dt>
        <dd>
          <Moment at={sentAt} exact />
          <span class="quiet">
            (<Moment at={sentAt} />)
          </span>
        </dd>
        <dt>Reason</dt>
        <dd>
          <Status value={describeReason(reason)} />
          {deliveryMethod !== 'email' && <Status value={deliveryMethod} tone="active" />}
        </dd>
      </dl>
      <Tabs
        label="Views of the message"
        tabs={views.map((one) => ({
          title: titles[one],
          href: viewAddress(mailId, one),
          current: one === view,
        }))}
      />
      <MailView mail={mail} view={view} />
    </article>
  );
}

function viewAddress(mailId: string, view: View): string {
  const url = new URL(mailAddress(mailId), location.origin);
  if (view !== 'html') url.searchParams.set('view', view);
  return url.pathname + url.search;
}

async function markRead(mailId: string, read: boolean): Promise<void> {
  const params = { path: { mailId } };
  await done(control.PUT('/outbox/{mailId}/read', { params, body: { read } }));
}
