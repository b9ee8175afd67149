// Tells the site around an agreement what happens on its page, and lets people agree only after they
// have read what they must.
const { events = '[]', mustRead, mustView, back } = document.body.dataset;
const isFramed = window.parent !== window;

function tell(event) {
  if (isFramed) window.parent.postMessage({ source: 'countersign-click', ...event }, '*');
}

for (const event of JSON.parse(events)) tell(event);

/** The elements that a site can style, by the names in its options. */
const styled = {
  agreeButton: '#answer [value="agree"]',
  agreementStatement: '#answer .statement',
  container: 'main',
  documentLink: '#links a',
  header: 'h1',
};

/** Writes the rules for one element, and those of its states, such as `:hover`. */
function writeRules(sheet, selector, look) {
  const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
  for (const [name, value] of Object.entries(look)) {
    if (typeof value === 'string') rule.style[name] = value;
    else if (/^:(?:disabled|focus|hover)$/.test(name) && value !== null)
      writeRules(sheet, selector + name, value);
  }
}

/** Gives the page the look that the site asks for. It comes after the styles of the page. */
function takeStyle(style) {
  const sheet = new CSSStyleSheet();
  for (const [name, selector] of Object.entries(styled))
    if (typeof style[name] === 'object' && style[name] !== null)
      writeRules(sheet, selector, style[name]);
  if (style.scrollControl === 'browser')
    sheet.insertRule('#documents { max-height: none; }', sheet.cssRules.length);
  document.adoptedStyleSheets = [sheet];
}

window.addEventListener('message', ({ source, data }) => {
  const isLook = data?.source === 'countersign-click' && data.type === 'look';
  if (!isFramed || source !== window.parent || !isLook) return;
  if (typeof data.style === 'object') takeStyle(data.style ?? {});
  // The site is seen around a page that is in front of it.
  document.documentElement.classList.toggle('in-front', data.format === 'modal');
});
const form = document.querySelector('#answer');
const button = form?.querySelector('[value="agree"]');
const box = document.querySelector('#documents');
const links = [...document.querySelectorAll('a[data-must-view]')];
const unopened = new Set(mustView === 'true' ? links : []);
let isRead = mustRead !== 'true' || box === null;

/**
 * Reports whether the end of the documents is in view. A frame that is hidden has no height, and
 * neither have pages that are not loaded yet.
 */
function isAtEnd() {
  const isLoaded = [...box.querySelectorAll('img')].every(({ complete }) => complete);
  return (
    isLoaded && box.clientHeight > 0 && box.scrollTop + box.clientHeight >= box.scrollHeight - 8
  );
}

function update() {
  isRead ||= isAtEnd();
  if (button === null || button === undefined) return;
  button.disabled = !isRead || unopened.size > 0;
  document.querySelector('#read-first')?.toggleAttribute('hidden', isRead);
  document.querySelector('#view-first')?.toggleAttribute('hidden', unopened.size === 0);
}

box?.addEventListener('scroll', update, { passive: true });
box?.addEventListener('load', update, { capture: true });
for (const link of links)
  link.addEventListener('click', () => {
    unopened.delete(link);
    update();
  });
// The frame is shown only once the site has heard that the person must agree.
new ResizeObserver(() => {
  update();
  tell({ type: 'size', height: document.documentElement.scrollHeight });
}).observe(document.body);
form?.addEventListener('submit', ({ submitter }) =>
  tell({ type: submitter?.value === 'decline' ? 'declining' : 'agreeing' }),
);
// In a frame, the site decides where to go.
if (back !== undefined && !isFramed) location.replace(back);
