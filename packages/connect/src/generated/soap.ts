// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The parts of a SOAP envelope around a payload, and of the reply.
 */
export const soap = {
    namespace: 'http://schemas.xmlsoap.org/soap/envelope/',
    envelope: 'Envelope',
    body: 'Body',
    update: 'DocuSignConnectUpdate',
    response: 'DocuSignConnectUpdateResponse',
    envelopeId: 'EnvelopeID'
};

