// The official client comes without types. These are the parts of it that are measured.
declare module 'docusign-esign' {
  export interface EnvelopesApi {
    createEnvelope(
      accountId: string,
      options: { envelopeDefinition: object },
    ): Promise<{ envelopeId: string }>;
    getEnvelope(accountId: string, envelopeId: string): Promise<{ envelopeId: string }>;
    createLock(
      accountId: string,
      envelopeId: string,
      options: { lockRequest: object },
    ): Promise<{ lockToken: string }>;
  }

  export interface ApiClient {
    setBasePath(path: string): void;
    addDefaultHeader(name: string, value: string): void;
  }

  const docusign: {
    ApiClient: new () => ApiClient;
    EnvelopesApi: new (client: ApiClient) => EnvelopesApi;
  };
  export default docusign;
}

declare module 'docusign-esign/src/ApiClient.js' {
  import type { ApiClient } from 'docusign-esign';

  const constructor: new () => ApiClient;
  export default constructor;
}

declare module 'docusign-esign/src/api/EnvelopesApi.js' {
  import type { ApiClient, EnvelopesApi } from 'docusign-esign';

  const constructor: new (client: ApiClient) => EnvelopesApi;
  export default constructor;
}
