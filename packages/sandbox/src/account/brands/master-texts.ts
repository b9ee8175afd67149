import type { ResourceType } from '../../state/model/brands.ts';

/** The texts that brands can change, by kind of file and name: those of the sandbox's own pages. */
export const masterTexts: Readonly<Record<ResourceType, Readonly<Record<string, string>>>> = {
  sending: {
    Sending_AddDocuments: 'Add documents',
    Sending_AddRecipients: 'Add recipients',
    Sending_SendButton: 'Send',
    Sending_DiscardButton: 'Discard',
  },
  signing: {
    Signing_StartButton: 'Start',
    Signing_FinishButton: 'Finish',
    Signing_FinishLaterButton: 'Finish later',
    Signing_DeclineButton: 'Decline to sign',
    Signing_ConsentText: 'I agree to use electronic records and signatures.',
  },
  email: {
    Email_SigningRequestSubject: 'Please sign',
    Email_SigningRequestButton: 'Review the documents',
    Email_CompletedSubject: 'Completed',
    Email_Footer: 'Sent by the sandbox; nothing has left this machine.',
  },
  signing_captive: {
    SigningCaptive_StartButton: 'Start',
    SigningCaptive_FinishButton: 'Finish',
    SigningCaptive_DeclineButton: 'Decline to sign',
  },
};
