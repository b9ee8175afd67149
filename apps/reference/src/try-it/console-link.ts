// The way from an operation to its requests in the console, where a server of ours serves the page.
import { servingOrigin } from './server.ts';

class ConsoleLink extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const operation = this.dataset['operation'] ?? '';
    const origin = await servingOrigin();
    if (origin === undefined || this.childElementCount > 0) return;
    const link = document.createElement('a');
    link.href = `${origin}/console/requests?${new URLSearchParams({ operation })}`;
    link.textContent = 'Its requests in the console';
    this.append(link);
  }
}

customElements.define('console-link', ConsoleLink);
