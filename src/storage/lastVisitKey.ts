/** Key of the last visit in the browser's storage, without the code that reads it. */
export const LAST_VISIT_KEY = 'vitrine.last-visit';
