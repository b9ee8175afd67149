// Tells the site around a form what happens on its page, and goes on where the page leads.
const { events = '[]', next, back } = document.body.dataset;
const isFramed = window.parent !== window;

function tell(event) {
  if (isFramed) window.parent.postMessage({ source: 'countersign-web-form', ...event }, '*');
}

// The site answers with the options that it has for the page.
addEventListener('message', ({ source, data }) => {
  if (!isFramed || source !== window.parent || data?.source !== 'countersign-web-form') return;
  if (data.type !== 'options') return;
  if (data.hideWelcomePage === true) document.querySelector('#welcome')?.remove();
  if (data.showFinishLater === false) document.querySelector('[value="later"]')?.remove();
});
tell({ type: 'loaded' });
for (const event of JSON.parse(events)) tell(event);
new ResizeObserver(() =>
  tell({ type: 'size', height: document.documentElement.scrollHeight }),
).observe(document.body);
for (const activityType of ['click', 'keydown'])
  addEventListener(activityType, () => tell({ type: 'userActivity', activityType }), {
    passive: true,
  });
if (next !== undefined) location.replace(next);
// In a frame, the site decides where to go.
else if (back !== undefined && !isFramed) location.replace(back);
