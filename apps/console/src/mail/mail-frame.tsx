import { useRef, useState } from 'preact/hooks';
import { controlAddress, type Schemas } from '../api/control.ts';

/** The height of the frame until its page is there, in pixels. */
const firstHeight = 360;

/**
 * A message as its recipient sees it. Its page may have no scripts and leads out of the frame by
 * new tabs only; it has the origin of the console so that the frame can take its height.
 */
export function MailFrame({ mail }: { mail: Schemas['Mail'] }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(firstHeight);
  const [narrow, setNarrow] = useState(false);
  function measure() {
    const page = frame.current?.contentDocument?.documentElement;
    if (page !== undefined && page.scrollHeight > 0) setHeight(page.scrollHeight);
  }
  return (
    <div class="mail-frame">
      <label class="check">
        <input
          type="checkbox"
          checked={narrow}
          onChange={({ currentTarget }) => {
            setNarrow(currentTarget.checked);
            requestAnimationFrame(measure);
          }}
        />
        As on a phone
      </label>
      <iframe
        ref={frame}
        title="The message as its recipient sees it"
        class={narrow ? 'narrow' : ''}
        src={controlAddress(`/outbox/${mail.mailId}/html`)}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        style={{ height: `${height}px` }}
        onLoad={measure}
      />
    </div>
  );
}
