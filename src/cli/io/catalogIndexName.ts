/** The file of the shelf in a catalogue folder. */
export const SHELF_NAME = 'index.json';
