// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The way in which the application has made sure who the person is. */
export type AuthenticationMethod = "Biometric" | "Email" | "HTTPBasicAuth" | "Kerberos" | "KnowledgeBasedAuth" | "None" | "PaperDocuments" | "Password" | "RSASecureID" | "SingleSignOn_CASiteminder" | "SingleSignOn_InfoCard" | "SingleSignOn_MicrosoftActiveDirectory" | "SingleSignOn_Other" | "SingleSignOn_Passport" | "SingleSignOn_SAML" | "Smartcard" | "SSLMutualAuth" | "X509Certificate";
