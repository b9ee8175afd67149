import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';
import { control, unwrap } from '../../api/control.ts';
import { callService } from '../../api/service.ts';
import { useResource } from '../../api/use-resource.ts';
import { Field } from '../../parts/field.tsx';
import { act } from '../../parts/toasts.tsx';
import { eventNames } from '../event-names.ts';
import { webhooksAddress } from '../webhooks-tabs.tsx';

interface TestMessagesProps {
  accountId: string;
  connectId: string;
  /** The events that the configuration has. */
  events: readonly string[];
}

/** Sends a message about an event that has not happened. */
export function TestMessages({ accountId, connectId, events }: TestMessagesProps) {
  const { route } = useLocation();
  const [event, setEvent] = useState(events[0] ?? 'envelope-completed');
  const [envelopeId, setEnvelopeId] = useState('');
  const envelopes = useResource(() => listEnvelopes(accountId), { kinds: ['envelope'] });
  const others = eventNames.filter((name) => !events.includes(name));
  const isOfTemplate = event.startsWith('template-');
  async function send(submitted: Event) {
    submitted.preventDefault();
    let deliveryId: string | undefined;
    await act(async () => {
      const chosen = envelopeId === '' || isOfTemplate ? {} : { envelopeId };
      const body = { accountId, connectId, event, ...chosen };
      ({ deliveryId } = await unwrap(control.POST('/connect/test', { body })));
    }, 'The test message is being sent.');
    if (deliveryId !== undefined) route(webhooksAddress('deliveries', deliveryId));
  }
  return (
    <section class="card" aria-label="Test message">
      <h3>Send a test message</h3>
      <form class="form" onSubmit={(submitted) => void send(submitted)}>
        <Field label="Event">
          {(bound) => (
            <select
              {...bound}
              value={event}
              onChange={({ currentTarget }) => setEvent(currentTarget.value)}
            >
              <optgroup label="Of this configuration">
                {events.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </optgroup>
              <optgroup label="Others">
                {others.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </optgroup>
            </select>
          )}
        </Field>
        {!isOfTemplate && (
          <Field label="Data of the envelope" hint="The envelope is not changed.">
            {(bound) => (
              <select
                {...bound}
                value={envelopeId}
                onChange={({ currentTarget }) => setEnvelopeId(currentTarget.value)}
              >
                <option value="">The newest</option>
                {(envelopes.data ?? []).map(({ id, subject, status }) => (
                  <option key={id} value={id}>
                    {subject} ({status})
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <div class="actions">
          <button class="button">Send test message</button>
        </div>
      </form>
    </section>
  );
}

interface Listed {
  envelopes?: { envelopeId: string; emailSubject?: string; status: string }[];
}

/** The newest envelopes of an account. */
async function listEnvelopes(accountId: string) {
  const query = new URLSearchParams({
    from_date: '2000-01-01T00:00:00Z',
    count: '50',
    order_by: 'created',
    order: 'desc',
  });
  const path = `/restapi/v2.1/accounts/${accountId}/envelopes?${query}`;
  const { envelopes = [] } = await callService<Listed>({ path, accountId });
  return envelopes.map(({ envelopeId: id, emailSubject, status }) => ({
    id,
    subject: emailSubject ?? 'No subject',
    status,
  }));
}
