export const used = 'a text that is used';
export const unused = 'a text that nobody asks for';
