import type { ComponentChildren } from 'preact';

/** The content of an empty list: a title and a way to create the first entry. */
export function EmptyState({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
