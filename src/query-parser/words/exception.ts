/** Words for an exception from the rest of the sentence: 除了, except. 除外 follows what it excludes. */
export const EXCEPTION = /^(?:除(?!外|ク|イ)|except|other +than|apart +from|besides|aside +from|but$)/;
