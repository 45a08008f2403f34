import type { Locale } from '@/domain/localized';
import { ITEM_SEPARATOR, itemsOf, type Want } from '@/domain/query';
import { kindOf, levelLabel } from '@/games/levelLabel';
import { spellingsOf } from '@/names/itemNames';
import type { Item } from '@/names/roster';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';
import { fieldWord } from '@/query-parser/tokens/quotedFields';
import { FORMAT_WORDS } from './formatWords';
import { parsesBackTo } from './parsesBackTo';

/** Formats a want with its level by the first spelling of its item that parses back to it, or by its ambiguous name; else by ids.
 *  @param strict  true to use the ids, which no neighbouring text can change */
export function formatWant(game: PreparedGame, want: Want, locale: Locale, strict: boolean): string {
  const item = game.roster.byId.get(want.item);
  const byIds = `${fieldWord(game.spec, 'item', locale)}:"${itemsOf(want).join(ITEM_SEPARATOR)}"`;
  if (item === undefined) return byIds;
  const kind = kindOf(game.spec, item.kind);
  const label =
    kind === null || want.level === 1 ? '' : FORMAT_WORDS[locale].beforeLevel + levelLabel(kind, want.level, locale);
  const names = want.ambiguity === undefined ? spellingsByPreference(item, locale) : [want.ambiguity.name];
  const isRead = (name: string) => parsesBackTo(game, name + label, { wants: [{ ...want, mode: 'must' }] });
  return ((strict ? undefined : names.find(isRead)) ?? byIds) + label;
}

/** Names in the script of a language. */
const SCRIPTS: Readonly<Record<Locale, RegExp>> = {
  zh: /^[A-Za-z·]*\p{Script=Han}[\p{Script=Han}A-Za-z·]*$/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  en: /^[\p{Script=Latin}\d .'’:&-]+$/u,
};

/** The name, then short ones in the language's script, since people write nicknames, then short ones in any. */
function spellingsByPreference(item: Item, locale: Locale): readonly string[] {
  const name = item.names[locale];
  const short = spellingsOf(item).filter((spelling) => spelling.length <= 8);
  return [name, ...short.filter((spelling) => SCRIPTS[locale].test(spelling)), ...short];
}
