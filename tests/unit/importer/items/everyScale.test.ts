/** @jest-environment node */
import { GAMES } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import type { Game, ItemKind } from '@/games/types';
import { collectItemVocabulary } from '@/importer/items/itemVocabulary';
import { parseItems } from '@/importer/items/parseItems';
import { loadRoster } from '@/names/loadRoster';
import type { Item } from '@/names/roster';

/** Number of items tested per kind. */
const TRIED = 4;

/** Every notation of an item with one step of its scale. */
function entriesOf(item: Item, kind: ItemKind, level: number): readonly string[] {
  const step = kind.scale?.steps[level - 1];
  if (step === undefined) return [];
  const numbered = [`*${level}`, `x${level}`, `×${level}`, ` x ${level}`, `＊${level}`].map(
    (count) => item.names.zh + count,
  );
  const labelled = (['zh', 'ja', 'en'] as const).flatMap((locale) => {
    const [name, label] = [item.names[locale], step[locale]];
    return [
      `${name}${label}`,
      `${name} ${label}`,
      `${label}${name}`,
      `${name}（${label}）`,
      `${name}【${label}】`,
      `${name}：${label}`,
    ];
  });
  return [...numbered, ...labelled];
}

describe('A cell with one item and its level', () => {
  it.each(GAMES.map((game): [string, Game] => [game.id, game]))(
    'parses at every step of every scale in every notation: %s',
    async (_id, game) => {
      const spec = specOf(game);
      const roster = await loadRoster(game.family);
      const gameItems = collectItemVocabulary(spec, roster);
      const wrong = spec.kinds.flatMap((kind) =>
        roster.items
          .filter((item) => item.kind === kind.id)
          .slice(0, TRIED)
          .flatMap((item) =>
            (kind.scale?.steps ?? []).flatMap((_step, index) =>
              entriesOf(item, kind, index + 1).filter((entry) => {
                const { items, issues } = parseItems(entry, gameItems);
                const [read, ...others] = items;
                return issues.length + others.length > 0 || read?.item !== item.id || read.level !== index + 1;
              }),
            ),
          ),
      );

      expect(wrong).toEqual([]);
    },
  );
});
