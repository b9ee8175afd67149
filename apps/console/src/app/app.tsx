import { ErrorBoundary, LocationProvider } from 'preact-iso';
import { Pages } from './pages.tsx';
import { Shell } from './shell.tsx';

/** The console: the frame with the navigation, and the page of the address. */
export function App() {
  return (
    <LocationProvider scope={/^\/(console(\/|\?|$)|\?|$)/}>
      <Shell>
        <ErrorBoundary>
          <Pages />
        </ErrorBoundary>
      </Shell>
    </LocationProvider>
  );
}
