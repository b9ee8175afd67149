import type { About } from '../api/about.ts';
import { CopyButton } from '../parts/copy-button.tsx';

/** The addresses of each area in the real service's developer environment, and its path here. */
const places: Readonly<Record<string, { path: string; real: string; setting: string }>> = {
  'esign-v2.1': {
    path: '/restapi',
    real: 'https://demo.docusign.net/restapi',
    setting: 'Base path of eSignature',
  },
  'esign-v2': {
    path: '/restapi',
    real: 'https://demo.docusign.net/restapi',
    setting: 'Base path of eSignature v2',
  },
  'rooms-v2': {
    path: '/restapi',
    real: 'https://demo.rooms.docusign.com/restapi',
    setting: 'Base path of Rooms',
  },
  'admin-v2': {
    path: '/management',
    real: 'https://api-d.docusign.net/management',
    setting: 'Base path of Admin',
  },
  click: {
    path: '',
    real: 'https://demo.docusign.net',
    setting: 'Host of Click, with /clickapi',
  },
  webforms: {
    path: '',
    real: 'https://apps-d.docusign.com',
    setting: 'Host of Web Forms, with /api/webforms',
  },
  monitor: {
    path: '',
    real: 'https://lens-d.docusign.net',
    setting: 'Host of Monitor, with /api/v2.0',
  },
  maestro: {
    path: '',
    real: 'https://api-d.docusign.com',
    setting: 'Host of Maestro, with /v1',
  },
  navigator: {
    path: '',
    real: 'https://api-d.docusign.com',
    setting: 'Host of Navigator, with /v1',
  },
  workspaces: {
    path: '',
    real: 'https://api-d.docusign.com',
    setting: 'Host of Workspaces, with /v1',
  },
  'connected-fields': {
    path: '',
    real: 'https://api-d.docusign.com',
    setting: 'Host of Connected Fields, with /v1',
  },
  oauth: {
    path: '',
    real: 'https://account-d.docusign.com',
    setting: 'Authentication host, with /oauth',
  },
};

interface AddressesProps {
  about: About;
  /** Addresses to which log-ins may return. */
  redirects?: readonly string[];
}

/** The addresses to give to a program, next to those of the real service. */
export function Addresses({ about, redirects = [] }: AddressesProps) {
  return (
    <section class="card" aria-labelledby="addresses">
      <h2 id="addresses">Addresses for your program</h2>
      <div class="table-box" tabIndex={0} role="region" aria-label="Addresses of the areas">
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Here</th>
              <th scope="col">In the real service</th>
              <th scope="col">Operations</th>
            </tr>
          </thead>
          <tbody>
            {about.areas.map(({ area, title, operations }) => {
              const place = places[area];
              const here = `${location.origin}${place?.path ?? `/${area}`}`;
              return (
                <tr key={area}>
                  <th scope="row">{place?.setting ?? title}</th>
                  <td class="nowrap">
                    <code>{here}</code> <CopyButton text={here} what={place?.setting ?? title} />
                  </td>
                  <td class="nowrap">
                    <code>{place?.real ?? ''}</code>
                  </td>
                  <td>{operations}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {redirects.length > 0 && (
        <>
          <h3>Redirect addresses that are registered</h3>
          <ul class="plain">
            {redirects.map((address) => (
              <li key={address}>
                <code>{address}</code> <CopyButton text={address} what={address} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
