// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * Where an environment has each area: the address in front of the paths.
 */
export interface Addresses {
    admin: string;
    esign: string;
    oauth: string;
    rooms: string;
}
/**
 * The addresses of the service. In production, an account can be at another site of eSignature,
 * which userinfo returns.
 */
export const environments: Record<'demo' | 'production', Addresses> = {
    demo: {
        admin: 'https://api-d.docusign.net/management',
        esign: 'https://demo.docusign.net/restapi',
        oauth: 'https://account-d.docusign.com',
        rooms: 'https://demo.rooms.docusign.com/restapi'
    },
    production: {
        admin: 'https://api.docusign.net/management',
        esign: 'https://www.docusign.net/restapi',
        oauth: 'https://account.docusign.com',
        rooms: 'https://rooms.docusign.com/restapi'
    }
};

