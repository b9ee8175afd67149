/** An access token that the sandbox begins with, its administrator's. The mock takes any text. */
export const token = 'sandbox';

/** The integration key of an application and its secret key, as a program sends them. */
export const application = { key: '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20', secret: 'secret-key' };
