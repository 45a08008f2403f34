import { ITEM_SEPARATOR, itemsOf, type Want, wantKey } from '@/domain/query';
import { kindOf, levelLabel } from '@/games/levelLabel';
import { parseText } from '@/query-parser/parseText';
import { ambiguousWant } from '@/query-parser/result/ambiguousWant';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';

/** Formats a want for any of several items with its level: by its name if that still fits the same items, else by their ids.
 *  @param strict  true to use the ids, which no neighbouring text can change */
export function formatAmbiguousWant(game: PreparedGame, want: Want, strict: boolean): string {
  const kind = kindOf(game.spec, game.roster.byId.get(want.item)?.kind ?? '');
  const label = kind === null || want.level === 1 ? '' : levelLabel(kind, want.level, 'zh');
  const name = want.ambiguity?.name ?? '';
  if (!strict && parsesAsOnly(game, name + label, want)) return name + label;
  return `物品:"${itemsOf(want).join(ITEM_SEPARATOR)}"${label}`;
}

function parsesAsOnly(game: PreparedGame, text: string, want: Want): boolean {
  const { items, ambiguous, unread, ranges, choices } = parseText(game, 'query', text);
  const [name, ...more] = ambiguous;
  const hasOnlyName = [more, items, unread, ranges, choices].every((list) => list.length === 0);
  return (
    hasOnlyName && name !== undefined && name.level === want.level && wantKey(ambiguousWant(name)) === wantKey(want)
  );
}
