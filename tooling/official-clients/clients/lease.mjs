// The envelope that the programs send with the eSignature client.
import { readFileSync } from 'node:fs';
import docusign from 'docusign-esign';

export const tenant = {
  name: 'Ines Valdivia',
  email: 'ines.valdivia@seabird.example',
  clientUserId: 'tenant-42',
};
const reader = { name: 'Jonas Brandt', email: 'jonas.brandt@seabird.example' };

const lease = readFileSync(new URL('berth-lease.pdf', import.meta.url), 'base64');

/** Sends a lease to its tenant, with a copy for the reader. */
export function sendLease(envelopes, accountId) {
  const { Document, EnvelopeDefinition, Recipients, Signer } = docusign;
  const document = { name: 'Berth lease.pdf', fileExtension: 'pdf', documentBase64: lease };
  const envelopeDefinition = new EnvelopeDefinition();
  envelopeDefinition.emailSubject = 'Please sign: Berth lease 42';
  envelopeDefinition.status = 'sent';
  // Numbers and booleans where the service has strings, as in the samples of the client.
  envelopeDefinition.documents = [Document.constructFromObject({ ...document, documentId: 1 })];
  envelopeDefinition.recipients = Recipients.constructFromObject({
    signers: [
      Signer.constructFromObject({ ...tenant, recipientId: 1, routingOrder: 1, tabs: tabs() }),
    ],
    carbonCopies: [{ ...reader, recipientId: 2, routingOrder: 2 }],
  });
  return envelopes.createEnvelope(accountId, { envelopeDefinition });
}

function tabs() {
  const { SignHere, Tabs } = docusign;
  const signHere = SignHere.constructFromObject({
    tabLabel: 'Signature of the tenant',
    anchorString: '/sn1/',
    anchorYOffset: 8,
    anchorIgnoreIfNotPresent: true,
  });
  return Tabs.constructFromObject({
    signHereTabs: [signHere],
    dateSignedTabs: [place('Signed on', 320, 170)],
    textTabs: [{ ...place('Name of the boat', 72, 240), width: 160 }],
    checkboxTabs: [place('The rules of the harbour are read', 72, 280)],
  });
}

function place(tabLabel, xPosition, yPosition) {
  return { documentId: 1, pageNumber: 1, tabLabel, xPosition, yPosition };
}

/** Requests the URL at which the tenant signs an envelope. */
export function createSigningView(envelopes, accountId, envelopeId, returnUrl) {
  const { name: userName, email, clientUserId } = tenant;
  const recipientViewRequest = docusign.RecipientViewRequest.constructFromObject({
    returnUrl,
    authenticationMethod: 'none',
    email,
    userName,
    clientUserId,
  });
  return envelopes.createRecipientView(accountId, envelopeId, { recipientViewRequest });
}
