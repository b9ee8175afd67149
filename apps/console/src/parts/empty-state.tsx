import type { ComponentChildren } from 'preact';

/** What a place shows that has nothing yet: what would be there, and how it comes to be. */
export function EmptyState({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
