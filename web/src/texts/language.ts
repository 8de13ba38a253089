/** The language of this page: the name of the folder with its texts, and of its formats. */
export const language = 'en';
