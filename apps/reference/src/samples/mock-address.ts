/** The default address of the sandbox and the mock. */
export const mockAddress = 'http://127.0.0.1:4010';
