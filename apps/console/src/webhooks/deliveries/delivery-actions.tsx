import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';
import { control, type Schemas, unwrap } from '../../api/control.ts';
import { act, toast } from '../../parts/toasts.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { DialogActions } from '../../parts/dialog-actions.tsx';
import { describeProblem } from '../../api/problem.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { ListenerUrl } from '../listener-url.tsx';
import { deliveryAddress } from './delivery-list.tsx';

/** Actions for a message. */
export function DeliveryActions({ delivery }: { delivery: Schemas['DeliveryDetails'] }) {
  const { deliveryId, payload } = delivery;
  const { route } = useLocation();
  const [replaying, setReplaying] = useState(false);
  async function sendAgain() {
    let sent = deliveryId;
    await act(async () => {
      sent = await send(deliveryId);
    }, 'The message is being sent.');
    if (sent !== deliveryId) route(deliveryAddress(sent));
  }
  return (
    <div class="actions">
      <button type="button" class="button small" onClick={() => void sendAgain()}>
        Send again now
      </button>
      <button type="button" class="button small" onClick={() => setReplaying(true)}>
        Replay to another URL
      </button>
      <CopyButton text={payload} what="payload" label="Copy payload" />
      {replaying && <Replay deliveryId={deliveryId} onClose={() => setReplaying(false)} />}
    </div>
  );
}

function Replay({ deliveryId, onClose }: { deliveryId: string; onClose: () => void }) {
  const { route } = useLocation();
  const [url, setUrl] = useState('http://127.0.0.1:');
  const [error, setError] = useState<string>();
  async function replay(event: Event) {
    event.preventDefault();
    try {
      const sent = await send(deliveryId, url);
      toast('A copy is being sent.');
      onClose();
      route(deliveryAddress(sent));
    } catch (problem) {
      setError(describeProblem(problem));
    }
  }
  return (
    <Dialog title="Replay to another URL" onClose={onClose}>
      <form class="form" onSubmit={(event) => void replay(event)}>
        <ListenerUrl error={error}>
          {(bound) => (
            <input
              {...bound}
              type="url"
              required
              value={url}
              onInput={({ currentTarget }) => setUrl(currentTarget.value)}
            />
          )}
        </ListenerUrl>
        <p class="quiet">
          A copy is sent once, with the same payload and new signatures. The message itself stays as
          it is.
        </p>
        <DialogActions onClose={onClose}>
          <button class="button first">Send a copy</button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Sends a message again; returns the ID of the message that is sent. */
async function send(deliveryId: string, url?: string): Promise<string> {
  const { deliveryId: sent } = await unwrap(
    control.POST('/deliveries/{deliveryId}/send', {
      params: { path: { deliveryId } },
      body: url === undefined ? {} : { url },
    }),
  );
  return sent;
}
