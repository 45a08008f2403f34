import { keepAnswer } from './cacheFile';
import { CATALOGUE } from './cacheNames';
import { fetchPublished } from './fetchPublished';
import type { Host } from './host';

const SHELF_PATH = '/catalog/index.json';

/** Keeps the index of all catalogues: the welcome page, which an installed site opens with, shows its numbers. */
export async function keepShelf(host: Host): Promise<void> {
  const shelf = await fetchPublished(SHELF_PATH, host);
  if (shelf !== null) await keepAnswer(CATALOGUE, SHELF_PATH, shelf, host);
}
