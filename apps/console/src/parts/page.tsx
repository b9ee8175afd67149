import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { tenant } from '../api/tenant.ts';

interface PageProps {
  title: string;
  /** Content next to the title, such as buttons. */
  actions?: ComponentChildren;
  /** One sentence below the title. */
  lead?: ComponentChildren;
  /** Uses the whole width and height, for lists with a reading pane. */
  full?: boolean;
  children: ComponentChildren;
}

/** A page with its title. */
export function Page({ title, actions, lead, full = false, children }: PageProps) {
  const name = tenant.value;
  useEffect(() => {
    document.title = `${title} · ${name} · Countersign`;
  }, [title, name]);
  return (
    <main id="content" tabIndex={-1} class={full ? 'page full' : 'page'}>
      <header class="page-head">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {lead !== undefined && <p class="quiet">{lead}</p>}
        </div>
        {actions !== undefined && <div class="actions">{actions}</div>}
      </header>
      {children}
    </main>
  );
}
