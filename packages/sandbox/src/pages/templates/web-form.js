// Tells the site around a form what happens on its page, and goes on where the page leads.
const { events = '[]', next, back } = document.body.dataset;
const isFramed = window.parent !== window;

function tell(event) {
  if (isFramed) window.parent.postMessage({ source: 'countersign-web-form', ...event }, '*');
}

for (const event of JSON.parse(events)) tell(event);
for (const activityType of ['click', 'keydown'])
  addEventListener(activityType, () => tell({ type: 'userActivity', activityType }), {
    passive: true,
  });
if (next !== undefined) location.replace(next);
// In a frame, the site decides where to go.
else if (back !== undefined && !isFramed) location.replace(back);
