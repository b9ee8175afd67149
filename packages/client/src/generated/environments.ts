// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * Where an environment has each area: the address in front of the paths.
 */
export interface Addresses {
    admin: string;
    esign: string;
    monitor: string;
    oauth: string;
    platform: string;
    rooms: string;
    webforms: string;
}
/**
 * The addresses of the service. In production, an account can be at another site of eSignature,
 * which userinfo returns.
 */
export const environments: Record<'demo' | 'production', Addresses> = {
    demo: {
        admin: 'https://api-d.docusign.net/management',
        esign: 'https://demo.docusign.net/restapi',
        monitor: 'https://lens-d.docusign.net',
        oauth: 'https://account-d.docusign.com',
        platform: 'https://api-d.docusign.com',
        rooms: 'https://demo.rooms.docusign.com/restapi',
        webforms: 'https://apps-d.docusign.com'
    },
    production: {
        admin: 'https://api.docusign.net/management',
        esign: 'https://www.docusign.net/restapi',
        monitor: 'https://lens.docusign.net',
        oauth: 'https://account.docusign.com',
        platform: 'https://api.docusign.com',
        rooms: 'https://rooms.docusign.com/restapi',
        webforms: 'https://apps.docusign.com'
    }
};

