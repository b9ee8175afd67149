import { CopyButton } from './copy-button.tsx';

interface CodeProps {
  text: string;
  /** A name for the code, such as `curl command`. */
  what: string;
  /** Breaks long lines. */
  wrap?: boolean;
}

/** A block of code or raw data with a button that copies it. */
export function Code({ text, what, wrap = false }: CodeProps) {
  return (
    <div class="code">
      {/* Focusable, so that people without a mouse can scroll it. */}
      <pre tabIndex={0} role="region" aria-label={what} class={wrap ? 'wrap' : ''}>
        <code>{text}</code>
      </pre>
      <CopyButton text={text} what={what} />
    </div>
  );
}

/** A value as JSON, with a button that copies it. */
export function Json({ value, what }: { value: unknown; what: string }) {
  return <Code text={JSON.stringify(value, null, 2) ?? ''} what={what} />;
}
