// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * Where an environment has each area: the address in front of the paths.
 */
export interface Addresses {
    admin: string;
    click: string;
    connectedFields: string;
    esign: string;
    maestro: string;
    monitor: string;
    navigator: string;
    oauth: string;
    platform: string;
    rooms: string;
    webforms: string;
    workspaces: string;
}
/**
 * The addresses of the service. In production, an account can be at another site of eSignature,
 * which userinfo returns.
 */
export const environments: Record<'demo' | 'production', Addresses> = {
    demo: {
        admin: 'https://api-d.docusign.net/management',
        click: 'https://demo.docusign.net',
        connectedFields: 'https://api-d.docusign.com',
        esign: 'https://demo.docusign.net/restapi',
        maestro: 'https://api-d.docusign.com',
        monitor: 'https://lens-d.docusign.net',
        navigator: 'https://api-d.docusign.com',
        oauth: 'https://account-d.docusign.com',
        platform: 'https://api-d.docusign.com',
        rooms: 'https://demo.rooms.docusign.com/restapi',
        webforms: 'https://apps-d.docusign.com',
        workspaces: 'https://api-d.docusign.com'
    },
    production: {
        admin: 'https://api.docusign.net/management',
        click: 'https://www.docusign.net',
        connectedFields: 'https://api.docusign.com',
        esign: 'https://www.docusign.net/restapi',
        maestro: 'https://api.docusign.com',
        monitor: 'https://lens.docusign.net',
        navigator: 'https://api.docusign.com',
        oauth: 'https://account.docusign.com',
        platform: 'https://api.docusign.com',
        rooms: 'https://rooms.docusign.com/restapi',
        webforms: 'https://apps.docusign.com',
        workspaces: 'https://api.docusign.com'
    }
};

