// The official client has no types. These are the parts of it that are measured.
declare module 'docusign-esign' {
  class ApiClient {
    setBasePath(path: string): void;
    addDefaultHeader(name: string, value: string): void;
  }

  type Envelope = Promise<{ envelopeId: string }>;

  class EnvelopesApi {
    constructor(client: ApiClient);
    createEnvelope(accountId: string, options: { envelopeDefinition: object }): Envelope;
    getEnvelope(accountId: string, envelopeId: string): Envelope;
    createLock(
      accountId: string,
      envelopeId: string,
      options: { lockRequest: object },
    ): Promise<{ lockToken: string }>;
  }

  const docusign: { ApiClient: typeof ApiClient; EnvelopesApi: typeof EnvelopesApi };
  export default docusign;
}

declare module 'docusign-esign/src/ApiClient.js' {
  import docusign from 'docusign-esign';
  export default docusign.ApiClient;
}

declare module 'docusign-esign/src/api/EnvelopesApi.js' {
  import docusign from 'docusign-esign';
  export default docusign.EnvelopesApi;
}
