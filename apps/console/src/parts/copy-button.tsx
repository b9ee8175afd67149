import { useState } from 'preact/hooks';

interface CopyButtonProps {
  text: string | (() => string | Promise<string>);
  /** What is copied, for people who cannot see what is beside the button. */
  what: string;
  /** Shows these words in place of the icon. */
  label?: string;
}

/** Copies a text and says so. */
export function CopyButton({ text, what, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(typeof text === 'string' ? text : await text());
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  }
  return (
    <button
      type="button"
      class={label === undefined ? 'icon-button' : 'button small'}
      aria-label={`Copy ${what}`}
      title={`Copy ${what}`}
      onClick={() => void copy()}
    >
      {label ?? (copied ? '✓' : '⧉')}
      <span class="out" role="status">
        {copied ? `Copied ${what}` : ''}
      </span>
      {label !== undefined && copied && ' ✓'}
    </button>
  );
}
