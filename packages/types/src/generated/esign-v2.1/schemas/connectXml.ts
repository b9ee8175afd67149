// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The state of the envelope at the time of the event, as an XML document with the root
 * `DocuSignEnvelopeInformation` in the namespace `http://www.docusign.net/API/3.0`. It does not
 * name the event; the dates in it tell. The schema of the document is `connect/xsd/connect.xsd`
 * beside this contract; in a SOAP envelope, that of `connect/xsd/soap.xsd` around it.
 */
export type ConnectXml = string;
