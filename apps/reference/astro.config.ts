import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { base } from './src/base.ts';

export default defineConfig({
  base,
  trailingSlash: 'always',
  // A folder with a new name would lose the cache.
  cacheDir: './node_modules/.astro',
  // Starlight's tabs use one, whose binary cannot be bundled; the ledger of evidence the other.
  vite: { ssr: { external: ['satteri', 'typescript-5'] } },
  integrations: [
    starlight({
      title: 'Countersign',
      pagefind: false,
      disable404Route: true,
      routeMiddleware: './src/navigation/middleware.ts',
      // The middleware creates it; Starlight would list every page first, for each page.
      sidebar: [],
      components: {
        Footer: './src/components/Footer.astro',
        Search: './src/components/Search.astro',
      },
      customCss: ['./src/styles/site.css', './src/styles/wide-tables.css'],
    }),
  ],
});
