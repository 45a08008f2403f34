/** The key of the favourites in local storage. */
export const FAVOURITES_KEY = 'vitrine.favourites';
