import { about, type Server } from '../api/about.ts';
import { inTenant } from '../api/tenant.ts';
import { listNavigation } from './navigation.ts';

/** The pages of the console, and the way to the reference. */
export function NavigationList({ server, path }: { server: Server; path: string }) {
  return (
    <>
      {listNavigation(server).map(({ title, items }) => (
        <div key={title ?? ''} class="nav-group">
          {title !== undefined && <h2>{title}</h2>}
          <ul>
            {items.map((item) => (
              <li key={item.href}>
                <a
                  href={inTenant(item.href)}
                  aria-current={isOpen(item.href, path) ? 'page' : undefined}
                >
                  {item.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {about.value?.reference === true && (
        <div class="nav-group">
          <h2>Help</h2>
          <ul>
            <li>
              <a href="/reference/">API reference</a>
            </li>
          </ul>
        </div>
      )}
    </>
  );
}

function isOpen(href: string, path: string): boolean {
  if (href === '/') return path === '/' || path === '/console';
  return path === href || path.startsWith(`${href}/`);
}
