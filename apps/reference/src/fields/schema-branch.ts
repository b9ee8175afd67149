// Opens a fold in a tree of fields: fetches the fields from the page of their schema, and scrolls
// to the field of a link, however deep it is.

/** A fold in a tree of fields, whose loaded fields get anchors of their own. */
class SchemaBranch extends HTMLElement {
  #loading: Promise<void> | undefined;

  connectedCallback(): void {
    const details = this.querySelector('details');
    details?.addEventListener('toggle', () => {
      if (details.open) void this.load();
    });
  }

  /** Resolves when the fields are shown, or a message that they could not be loaded. */
  load(): Promise<void> {
    this.#loading ??= this.#fetch();
    return this.#loading;
  }

  async #fetch(): Promise<void> {
    const link = this.querySelector('a');
    if (link === null) return;
    try {
      const response = await fetch(link.href);
      if (!response.ok) throw new Error(`status ${response.status}`);
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const tree = page.querySelector('ul.fields');
      if (tree === null) throw new Error('no fields on it');
      moveBelow(tree, this.dataset['path'] ?? '', link.href);
      link.replaceWith(tree);
    } catch {
      // The link to the page stays; the next opening tries again.
      this.#loading = undefined;
    }
  }
}

/** Moves the fields of another page to this one, with new anchors. */
function moveBelow(tree: Element, path: string, from: string): void {
  for (const item of tree.querySelectorAll('li[id]')) item.id = `${path}.${item.id}`;
  for (const branch of tree.querySelectorAll('schema-branch')) {
    branch.setAttribute('data-path', `${path}.${branch.getAttribute('data-path') ?? ''}`);
  }
  for (const link of tree.querySelectorAll('a')) {
    const target = link.getAttribute('href') ?? '';
    // The link of a field to itself stays on this page; all others are relative to their original
    // page.
    link.href = target.startsWith('#') ? `#${path}.${target.slice(1)}` : new URL(target, from).href;
  }
}

/** Opens everything around the field that the address names, and goes there. */
async function reveal(): Promise<void> {
  const id = decodeURIComponent(location.hash.slice(1));
  if (id === '') return;
  const folded = document.getElementById(id) === null;
  for (let found = nearest(id); found !== undefined; found = nearest(id)) {
    for (let around = found.closest('details'); around !== null; around = findParent(around)) {
      around.open = true;
    }
    if (found.id === id) {
      // The browser has scrolled only to elements of the initial page, not to those that were
      // loaded later.
      found.scrollIntoView();
      if (folded) location.replace(location.hash);
      return;
    }
    const branch = [...found.children].find((child) => child instanceof SchemaBranch);
    if (branch === undefined) return;
    const details = branch.querySelector('details');
    if (details !== null) details.open = true;
    await branch.load();
    if (nearest(id) === found) return;
  }
}

/** The field, or the innermost one on the page that it is below. */
function nearest(id: string): HTMLElement | undefined {
  for (let name = id; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const found = document.getElementById(name);
    if (found !== null) return found;
  }
  return undefined;
}

function findParent(details: HTMLDetailsElement): HTMLDetailsElement | null {
  return details.parentElement?.closest('details') ?? null;
}

customElements.define('schema-branch', SchemaBranch);
addEventListener('hashchange', () => void reveal());
void reveal();
