/** The one user who can log in, as in the examples of the spec. */
export const user = { id: '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10', name: 'Mara Lindqvist' };
