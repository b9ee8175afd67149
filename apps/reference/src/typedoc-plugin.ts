// TypeDoc loads this by name (typedoc.json); it leads back from every page to the start page.
import { type Application, JSX } from 'typedoc';

export function load(app: Application): void {
  app.renderer.hooks.on('sidebar.begin', (context) =>
    JSX.createElement(
      'p',
      null,
      JSX.createElement(
        'a',
        { href: context.relativeURL('../index.html') },
        'Countersign reference',
      ),
    ),
  );
}
