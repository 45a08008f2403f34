import type { Want } from '@/domain/query';
import { kindOf, levelLabel } from '@/games/levelLabel';
import { spellingsOf } from '@/names/itemNames';
import type { Item } from '@/names/roster';
import { parseText } from '@/query-parser/parseText';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';

/** Formats a wanted item with its level by the first of its spellings that parses as this item only, else by its id.
 *  @param strict  true to use the id, which no neighbouring text can change */
export function formatItem(
  game: PreparedGame,
  { item: id, level }: Pick<Want, 'item' | 'level'>,
  strict: boolean,
): string {
  const item = game.roster.byId.get(id);
  const byId = `物品:"${id}"`;
  if (item === undefined) return byId;
  const kind = kindOf(game.spec, item.kind);
  const label = kind === null || level === 1 ? '' : levelLabel(kind, level, 'zh');
  const names = strict ? [] : spellingsByPreference(item);
  return (names.find((name) => parsesAsOnly(game, name + label, item, level)) ?? byId) + label;
}

/** Short Chinese names first, since people write nicknames. */
function spellingsByPreference(item: Item): readonly string[] {
  const isChinese = (name: string) => /^[\p{Script=Han}A-Za-z·]+$/u.test(name) && /\p{Script=Han}/u.test(name);
  const [chinese, others] = [spellingsOf(item).filter(isChinese), spellingsOf(item).filter((name) => !isChinese(name))];
  return [item.names.zh, ...chinese, ...others].filter((name) => name.length <= 8 || name === item.names.zh);
}

function parsesAsOnly(game: PreparedGame, text: string, item: Item, level: number): boolean {
  const { items, ambiguous, unread, ranges, choices } = parseText(game, 'query', text);
  const [parsed, ...more] = items;
  const hasOnlyItem = [more, ambiguous, unread, ranges, choices].every((list) => list.length === 0);
  return hasOnlyItem && parsed?.item === item.id && parsed.level === level;
}
