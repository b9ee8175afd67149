// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * What lies around a payload in a SOAP envelope, and around the reply to it.
 */
export const soap = {
    namespace: 'http://schemas.xmlsoap.org/soap/envelope/',
    envelope: 'Envelope',
    body: 'Body',
    update: 'DocuSignConnectUpdate',
    response: 'DocuSignConnectUpdateResponse',
    envelopeId: 'EnvelopeID'
};

