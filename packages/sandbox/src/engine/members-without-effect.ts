/**
 * Members of bodies that ask for something that never happens here, each with the reason. Answers
 * have them as they were sent. The tests of the ledger hold the list to the code.
 */
export const membersWithoutEffect: Readonly<Record<string, string>> = {
  accessControlListBase64: 'users see an envelope by their rights alone',
  canSignOffline: 'nobody signs offline here',
  emailRecipientPostSigningURL: 'a signer who comes by e-mail ends on the last page of the signing',
  handDrawRequired: 'a signature may be typed as well',
  pdfMetaDataTemplateSequence: 'no templates are read from the data of PDF files',
  requireSignerCertificate: 'no signer has a certificate here',
  requireUploadSignature: 'a signature may be typed or drawn as well',
  salesforceApiVersion: 'no Salesforce is connected here',
  samlAuthentication: 'no provider of identities is connected here',
  senderRequired: 'a template is sent without asking the sender for values',
  sfObjects: 'no Salesforce is connected here',
  signInEachLocation: 'all signatures may be put at once',
  smartContractInformation: 'no contract runs by itself here',
  smartReminderEnabled: 'reminders come on the days that are set',
  socialAuthentications: 'no social network is connected here',
};
