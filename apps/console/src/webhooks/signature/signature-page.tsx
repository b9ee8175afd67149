import { useEffect, useState } from 'preact/hooks';
import { control, type Schemas, unwrap } from '../../api/control.ts';
import { describeProblem } from '../../api/problem.ts';
import { Failure } from '../../parts/failure.tsx';
import { Field } from '../../parts/field.tsx';
import { Page } from '../../parts/page.tsx';
import { useFilter } from '../../parts/use-filter.ts';
import { webhooksAddress, WebhooksTabs } from '../webhooks-tabs.tsx';

/** Checks the signature of a message that a listener received. */
export function SignaturePage() {
  const [payload, setPayload] = useState('');
  const [signature, setSignature] = useState('');
  const [key, setKey] = useState('');
  const [found, setFound] = useState<Schemas['SignatureCheck']>();
  const [problem, setProblem] = useState<string>();
  const [deliveryId] = useFilter('delivery');
  useEffect(() => {
    if (deliveryId === '') return;
    loadMessage(deliveryId).then(
      (message) => {
        setPayload(message.payload);
        setSignature(message.signature);
        return undefined;
      },
      (error: unknown) => setProblem(describeProblem(error)),
    );
  }, [deliveryId]);
  async function check(event: Event) {
    event.preventDefault();
    try {
      const body = { payload, signature, ...(key !== '' && { key }) };
      setFound(await unwrap(control.POST('/connect/signature', { body })));
      setProblem(undefined);
    } catch (error) {
      setFound(undefined);
      setProblem(describeProblem(error));
    }
  }
  return (
    <Page
      title="Webhooks"
      lead="Does your listener reject a message? Paste what it received to find out why."
    >
      <WebhooksTabs current="signature" />
      <form class="form" onSubmit={(event) => void check(event)}>
        <Field label="Payload" hint="The body of the request, exactly as it arrived.">
          {(bound) => (
            <textarea
              {...bound}
              required
              spellcheck={false}
              value={payload}
              onInput={({ currentTarget }) => setPayload(currentTarget.value)}
            />
          )}
        </Field>
        <Field
          label="Signature"
          hint="The value of the header X-DocuSign-Signature-1, -2 and so on."
        >
          {(bound) => (
            <input
              {...bound}
              required
              spellcheck={false}
              autocomplete="off"
              value={signature}
              onInput={({ currentTarget }) => setSignature(currentTarget.value)}
            />
          )}
        </Field>
        <Field
          label="Key"
          hint="The key that your listener has. Leave it empty to try all keys of the tenant."
        >
          {(bound) => (
            <input
              {...bound}
              spellcheck={false}
              autocomplete="off"
              value={key}
              onInput={({ currentTarget }) => setKey(currentTarget.value)}
            />
          )}
        </Field>
        <div class="actions">
          <button class="button first">Check</button>
        </div>
      </form>
      <div role="status">{found !== undefined && <Result found={found} />}</div>
      {problem !== undefined && <Failure message={problem} />}
    </Page>
  );
}

/** The payload of a message, and the first signature that it was last sent with. */
async function loadMessage(deliveryId: string): Promise<{ payload: string; signature: string }> {
  const params = { path: { deliveryId }, query: { wait: 'false' as const } };
  const { payload, history } = await unwrap(control.GET('/deliveries/{deliveryId}', { params }));
  const headers = new Headers(history.at(-1)?.headers);
  return { payload, signature: headers.get('x-docusign-signature-1') ?? '' };
}

function Result({ found }: { found: Schemas['SignatureCheck'] }) {
  const { valid, message, keyId, ownerId, deliveryId, difference } = found;
  return (
    <div class={valid ? 'check-result valid form' : 'check-result form'}>
      <h2>{valid ? 'The signature is valid' : 'The signature is not valid'}</h2>
      {!valid && <p>{message}</p>}
      <dl class="facts">
        {keyId !== undefined && (
          <>
            <dt>Created by key</dt>
            <dd>{keyId}</dd>
            <dt>Of</dt>
            <dd>{ownerId}</dd>
          </>
        )}
        {deliveryId !== undefined && (
          <>
            <dt>Sent with</dt>
            <dd>
              <a href={webhooksAddress('deliveries', deliveryId)}>message {deliveryId}</a>
            </dd>
          </>
        )}
        {difference !== undefined && (
          <>
            <dt>Sent, from character {difference.position}</dt>
            <dd>
              <code>{difference.sent || 'the end'}</code>
            </dd>
            <dt>Your payload</dt>
            <dd>
              <code>{difference.given || 'the end'}</code>
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
