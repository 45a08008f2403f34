import { decodeRoster, type Roster } from '@/names/roster';

export type SmallItem = {
  readonly id: string;
  readonly zh: string;
  readonly ja?: string;
  readonly en?: string;
  readonly aliases?: readonly string[];
  readonly group?: string;
};

/** A roster of a few servants, as a file would hold it. */
export function smallRoster(...items: readonly SmallItem[]): Roster {
  const rows = items.map(({ id, zh, ja = `ja ${id}`, en = `en ${id}`, aliases = [], group = 'saber' }) => {
    return [id, 'servant', '5★', group, zh, ja, en, aliases];
  });
  return decodeRoster({ family: 'fgo', asOf: '2026-08', items: rows });
}
