// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The state of the envelope at the time of the event, as an XML document with the root
 * `DocuSignEnvelopeInformation` in the namespace `http://www.docusign.net/API/3.0`. It does not
 * contain the name of the event, which must be derived from the dates in the document. The schema of
 * the document is `connect/xsd/connect.xsd` next to this specification. If the document is in a SOAP
 * envelope, `connect/xsd/soap.xsd` is the schema of the envelope.
 */
export type ConnectXml = string;
