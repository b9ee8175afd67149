import type { Schemas } from '../../api/control.ts';
import { Code } from '../../parts/code.tsx';
import { Moment } from '../../parts/moment.tsx';
import { HttpStatus, Status } from '../../parts/status.tsx';
import { webhooksAddress } from '../webhooks-tabs.tsx';
import { HeadersTable } from '../../parts/headers-table.tsx';

const signatureHeader = /^x-(docusign|authorization)-(signature|digest)/i;

/** The tries of a message, the newest first and open. */
export function DeliveryTries({ delivery }: { delivery: Schemas['DeliveryDetails'] }) {
  const { history, state } = delivery;
  if (history.length === 0)
    return <p class="quiet">{waitingFor[state] ?? 'It was not tried yet.'}</p>;
  return (
    <ol class="tries" reversed>
      {history.toReversed().map((one, index) => (
        <li key={one.at}>
          <details open={index === 0}>
            <summary>
              <span>Try {history.length - index}</span>
              {one.response === undefined ? (
                <Status value="no response" tone="bad" />
              ) : (
                <HttpStatus code={one.response.status} />
              )}
              <span class="quiet">
                <Moment at={one.at} exact />
              </span>
            </summary>
            <Try one={one} deliveryId={delivery.deliveryId} />
          </details>
        </li>
      ))}
    </ol>
  );
}

const waitingFor: Readonly<Record<string, string>> = {
  held: 'It is held, because its configuration is paused.',
  retrying: 'It was not tried yet. It waits for an earlier message that was not accepted.',
};

function Try({ one, deliveryId }: { one: Schemas['DeliveryTry']; deliveryId: string }) {
  const { headers = {}, response, problem } = one;
  const signatures = Object.entries(headers).filter(([name]) => signatureHeader.test(name));
  const others = Object.entries(headers).filter(([name]) => !signatureHeader.test(name));
  return (
    <div class="try">
      {problem !== undefined && <p class="error">{problem}</p>}
      {response !== undefined && (
        <>
          <h4>Response</h4>
          {response.body === '' ? (
            <p class="quiet">The response has no body.</p>
          ) : (
            <Code what="response body" text={response.body} wrap />
          )}
          <HeadersTable caption="Response headers" headers={Object.entries(response.headers)} />
        </>
      )}
      {signatures.length > 0 && (
        <>
          <h4>
            Signatures{' '}
            <a href={webhooksAddress('signature', undefined, { delivery: deliveryId })}>Check</a>
          </h4>
          <HeadersTable caption="Signatures" headers={signatures} />
        </>
      )}
      {others.length > 0 && (
        <>
          <h4>Request headers</h4>
          <HeadersTable caption="Request headers" headers={others} />
        </>
      )}
    </div>
  );
}
