import { control, type Schemas, unwrap } from '../../api/control.ts';
import { inTenant } from '../../api/tenant.ts';
import { useResource } from '../../api/use-resource.ts';
import { Code } from '../../parts/code.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { webhooksAddress } from '../webhooks-tabs.tsx';
import { DeliveryActions } from './delivery-actions.tsx';
import { deliveryAddress } from './delivery-list.tsx';
import { DeliveryStatus } from './delivery-status.tsx';
import { DeliveryTries } from './delivery-tries.tsx';

/** A message that is open. */
export function DeliveryDetail({ deliveryId }: { deliveryId: string }) {
  const params = { path: { deliveryId }, query: { wait: 'false' as const } };
  const delivery = useResource(() => unwrap(control.GET('/deliveries/{deliveryId}', { params })), {
    kinds: ['delivery'],
    key: deliveryId,
  });
  return (
    <Loaded resource={delivery}>
      {(data) => (
        <article class="delivery" aria-labelledby="delivery-event">
          <header class="delivery-head">
            <h2 id="delivery-event">
              {data.event} <DeliveryStatus delivery={data} />
            </h2>
            <DeliveryActions delivery={data} />
          </header>
          <Facts delivery={data} />
          <section class="delivery-part" aria-label="Tries">
            <h3>Tries</h3>
            <DeliveryTries delivery={data} />
          </section>
          <section class="delivery-part" aria-label="Payload">
            <h3>Payload</h3>
            <Code what="payload" text={formatPayload(data.payload, data.format)} />
          </section>
        </article>
      )}
    </Loaded>
  );
}

function Facts({ delivery }: { delivery: Schemas['DeliveryDetails'] }) {
  const { accountId, connectId, envelopeId, name, url, copyOf, cause, subject } = delivery;
  const { blockedBy } = delivery;
  const { createdAt, nextTryAt, format, acknowledged, aggregated } = delivery;
  return (
    <dl class="facts">
      <dt>URL</dt>
      <dd>{url}</dd>
      <dt>Configuration</dt>
      <dd>
        {connectId === undefined ? (
          name
        ) : (
          <a href={webhooksAddress('configurations', connectId, { account: accountId })}>{name}</a>
        )}
      </dd>
      {envelopeId !== undefined && (
        <>
          <dt>Envelope</dt>
          <dd>
            <a href={inTenant(`/console/envelopes/${envelopeId}`)}>{subject ?? envelopeId}</a>
          </dd>
        </>
      )}
      {blockedBy !== undefined && (
        <>
          <dt>Blocked by</dt>
          <dd>
            <span>
              <a href={deliveryAddress(blockedBy)}>Message {blockedBy}</a>, which was not accepted
            </span>
          </dd>
        </>
      )}
      {cause !== 'event' && (
        <>
          <dt>Sent because</dt>
          <dd>
            {copyOf === undefined ? (
              'It is a test message.'
            ) : (
              <span>
                It is a copy of <a href={deliveryAddress(copyOf)}>message {copyOf}</a>.
              </span>
            )}
          </dd>
        </>
      )}
      <dt>Created</dt>
      <dd>
        <Moment at={createdAt} exact />
      </dd>
      {nextTryAt !== undefined && (
        <>
          <dt>Next try</dt>
          <dd>
            <Moment at={nextTryAt} exact />{' '}
            <span class="quiet">
              (<Moment at={nextTryAt} /> by the clock of the tenant)
            </span>
          </dd>
        </>
      )}
      <dt>Delivery</dt>
      <dd>
        {format.toUpperCase()},{' '}
        {acknowledged ? 'tried again until the listener accepts it' : 'tried once'}
        {aggregated && ', merged with later events'}
      </dd>
    </dl>
  );
}

/** A payload with a line for each value, for people to read. */
function formatPayload(payload: string, format: 'json' | 'xml'): string {
  if (format === 'xml') return formatXml(payload);
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload;
  }
}

/**
 * Puts each element on a line of its own, indented by its depth. An element with text stays on one
 * line.
 */
function formatXml(text: string): string {
  const parts = text.replaceAll(/>\s*</g, '>\n<').split('\n');
  let depth = 0;
  return parts
    .map((part) => {
      const closes = part.startsWith('</');
      if (closes) depth -= 1;
      const line = '  '.repeat(Math.max(0, depth)) + part;
      const opens = /^<[^!?/]/.test(part) && !part.endsWith('/>') && !part.includes('</');
      if (opens) depth += 1;
      return line;
    })
    .join('\n');
}
