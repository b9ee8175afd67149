/** Users of the seed in addition to the administrator: an invited one, a sender, and a viewer. */
export const tomas = 'b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35';
export const ines = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
export const jonas = 'd06f3b8e-5c92-4a17-8e4b-6b1d9f7c2a83';
export const petra = '41e8d7c3-9a6b-4f20-b15d-0c3e8f5a7d94';
