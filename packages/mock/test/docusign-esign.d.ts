// The official client comes without types. These are the parts of it that the test uses.
declare module 'docusign-esign' {
  /** A model of the client: fields are set on it as its documentation shows. */
  class Model {
    static constructFromObject(fields: object): Model;
    [field: string]: unknown;
  }

  class EnvelopesApi {
    constructor(client: ApiClient);
    createEnvelope(
      accountId: string,
      options: { envelopeDefinition: Model },
    ): Promise<{ envelopeId: string; status: string }>;
    getEnvelope(
      accountId: string,
      envelopeId: string,
    ): Promise<{ envelopeId: string; status: string }>;
    listStatusChanges(
      accountId: string,
      options: { fromDate: string },
    ): Promise<{ resultSetSize: string; envelopes: { envelopeId: string }[] }>;
    getDocument(accountId: string, envelopeId: string, documentId: string): Promise<string>;
  }

  class ApiClient {
    setBasePath(path: string): void;
    addDefaultHeader(name: string, value: string): void;
  }

  const docusign: {
    ApiClient: typeof ApiClient;
    EnvelopesApi: typeof EnvelopesApi;
    EnvelopeDefinition: typeof Model;
    Document: typeof Model;
    Signer: typeof Model;
    SignHere: typeof Model;
    Tabs: typeof Model;
    Recipients: typeof Model;
  };
  export default docusign;
}
