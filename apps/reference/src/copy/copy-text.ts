// A button that puts a text on the clipboard and says that it did.

class CopyText extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    const statusElement = this.querySelector('[role=status]');
    button?.addEventListener('click', () => {
      void navigator.clipboard.writeText(this.dataset['text'] ?? '').then(
        () => showStatus('Copied'),
        () => showStatus('Could not be copied'),
      );
    });
    function showStatus(words: string): void {
      if (statusElement === null) return;
      statusElement.textContent = words;
      setTimeout(() => (statusElement.textContent = ''), 2000);
    }
  }
}

customElements.define('copy-text', CopyText);
