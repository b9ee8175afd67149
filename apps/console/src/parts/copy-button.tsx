import { useState } from 'preact/hooks';

interface CopyButtonProps {
  text: string | (() => string | Promise<string>);
  /** The name of the copied text, for people who cannot see it next to the button. */
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
      aria-label={label === undefined ? `Copy ${what}` : undefined}
      title={`Copy ${what}`}
      onClick={() => void copy()}
    >
      {label ?? (copied ? '✓' : <CopyIcon />)}
      <span class="out" role="status">
        {copied ? `Copied ${what}` : ''}
      </span>
      {label !== undefined && copied && ' ✓'}
    </button>
  );
}

function CopyIcon() {
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <rect x="5.5" y="5.5" width="8" height="9" rx="1.5" stroke-width="1.5" />
      <path
        d="M10.5 3V2.5A1.5 1.5 0 0 0 9 1H3.5A1.5 1.5 0 0 0 2 2.5v7A1.5 1.5 0 0 0 3.5 11"
        stroke-width="1.5"
      />
    </svg>
  );
}
