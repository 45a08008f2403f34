import { useState } from 'react';
import type { SearchResponse } from '@/domain/searchResponse';

const NONE: readonly string[] = [];

/** The names of the shops, as answers have told them so far: an answer does not name a shop that has nothing for it. */
export function useShopNames(page: SearchResponse | null): readonly string[] {
  const [names, setNames] = useState(NONE);
  const further = Object.keys(page?.counts.choices.shop ?? NONE).filter((name) => !names.includes(name));
  if (further.length > 0) setNames([...names, ...further]);
  return names;
}
