import { NO_READINGS, packReadings, type Readings } from '@/names/readings';
import { decodeRoster, type Roster } from '@/names/roster';

export type SmallItem = {
  readonly id: string;
  readonly zh: string;
  readonly ja?: string;
  readonly en?: string;
  readonly aliases?: readonly string[];
  readonly group?: string;
  readonly readings?: Partial<Readings>;
};

/** Creates a roster of servants without syllables; `spelledRoster` has them. */
export function smallRoster(...items: readonly SmallItem[]): Roster {
  return spelledRoster('', ...items);
}

/** Creates a roster of servants, decoded like a published one.
 *  @param syllables  readings of Chinese characters as in a roster file: `mei梅 lin林` */
export function spelledRoster(syllables: string, ...items: readonly SmallItem[]): Roster {
  const rows = items.map(({ id, zh, ja = `ja ${id}`, en = `en ${id}`, aliases = [], group = 'saber', readings }) => {
    const cell = packReadings({ ...NO_READINGS, ...readings }, [zh, ja, en, ...aliases]);
    return [id, 'servant', '5★', group, zh, ja, en, aliases, cell];
  });
  return decodeRoster({ family: 'fgo', asOf: '2026-08', syllables, items: rows });
}
