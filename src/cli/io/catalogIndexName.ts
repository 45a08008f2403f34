/** The file of the shelf in a catalog folder. */
export const CATALOG_INDEX_NAME = 'index.json';
