/** Where the sandbox and the mock listen if nobody says otherwise. */
export const mockAddress = 'http://127.0.0.1:4010';
