// A button that puts a text on the clipboard and says that it did.

class CopyText extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    const said = this.querySelector('[role=status]');
    button?.addEventListener('click', () => {
      void navigator.clipboard.writeText(this.dataset['text'] ?? '').then(
        () => say('Copied'),
        () => say('Could not be copied'),
      );
    });
    function say(words: string): void {
      if (said === null) return;
      said.textContent = words;
      setTimeout(() => (said.textContent = ''), 2000);
    }
  }
}

customElements.define('copy-text', CopyText);
