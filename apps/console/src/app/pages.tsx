import { Route, Router } from 'preact-iso';
import { EmptyState } from '../parts/empty-state.tsx';
import { Page } from '../parts/page.tsx';
import { OverviewPage } from '../overview/overview-page.tsx';
import { lazyPage } from './lazy-page.tsx';

// The page that people see first is in the first bundle, each other one in its own.
const Envelopes = lazyPage(
  async () => (await import('../envelopes/envelopes-page.tsx')).EnvelopesPage,
);
const Envelope = lazyPage(
  async () => (await import('../envelopes/envelope-page.tsx')).EnvelopePage,
);
const Templates = lazyPage(
  async () => (await import('../envelopes/templates-page.tsx')).TemplatesPage,
);
const Template = lazyPage(
  async () => (await import('../envelopes/template-page.tsx')).TemplatePage,
);
const Mail = lazyPage(async () => (await import('../mail/mail-page.tsx')).MailPage);
const Webhooks = lazyPage(async () => (await import('../webhooks/webhooks-page.tsx')).WebhooksPage);
const Requests = lazyPage(async () => (await import('../requests/requests-page.tsx')).RequestsPage);
const Timeline = lazyPage(async () => (await import('../timeline/timeline-page.tsx')).TimelinePage);
const Records = lazyPage(async () => (await import('../records/records-page.tsx')).RecordsPage);
const Control = lazyPage(async () => (await import('../control/control-page.tsx')).ControlPage);

/** The page of the address. Below `:rest*`, each page decides itself. */
export function Pages() {
  return (
    <Router>
      <Route path="/" component={OverviewPage} />
      <Route path="/console" component={OverviewPage} />
      <Route path="/console/envelopes" component={Envelopes} />
      <Route path="/console/envelopes/:envelopeId/:part?" component={Envelope} />
      <Route path="/console/templates" component={Templates} />
      <Route path="/console/templates/:templateId/:part?" component={Template} />
      <Route path="/console/mail/:mailId?" component={Mail} />
      <Route path="/console/webhooks/:part?/:id?" component={Webhooks} />
      <Route path="/console/requests/:requestId?" component={Requests} />
      <Route path="/console/timeline" component={Timeline} />
      <Route path="/console/records/:kind/:id?" component={Records} />
      <Route path="/console/control/:part" component={Control} />
      <Route default component={UnknownPage} />
    </Router>
  );
}

function UnknownPage() {
  return (
    <Page title="Page not found">
      <EmptyState title="This address has no page">
        <p>
          Go to the <a href="/">overview</a>, or press <kbd>Ctrl</kbd> <kbd>K</kbd> to search.
        </p>
      </EmptyState>
    </Page>
  );
}
