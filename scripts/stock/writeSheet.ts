import type { Locale } from '@/domain/localized';
import { toWholeUnits } from '@/domain/money';
import type { AttributeValue, EpochMs, Offer, OfferItem } from '@/domain/offer';
import { specOf } from '@/games/specs/specOf';
import type { Attribute, Game } from '@/games/types';
import type { Roster } from '@/names/roster';
import { GAME_PROFILES } from './gameProfiles';
import { collectSpellings } from './itemSpellings';
import { createRandom } from './random';
import { SHEET_WORDS, type SheetWords } from './sheetWords';

const HOURS_AHEAD_OF_UTC = 8;

/** Writes offers as an operator's CSV sheet: UTF-8, comma-separated, headers and values in the sheet language of the game,
 *  items as `梅林*2; 斯卡哈`, prices in whole yuan, absent values as empty cells. */
export function writeSheet(game: Game, roster: Roster, offers: readonly Offer[]): string {
  const { language, omittedColumns: leftOut } = GAME_PROFILES[game.id];
  const words = SHEET_WORDS[language];
  const spec = specOf(game);
  const resources = spec.resources.filter(({ id }) => !leftOut.includes(id));
  const attributes = spec.attributes.filter(({ id }) => !leftOut.includes(id));
  const nameItems = itemNamer(roster, language);
  const { code, shop, price, items, title, note, status, listedAt } = words.headers;
  const named = [...resources, ...attributes].map(({ names }) => names[language]);
  const header = [code, shop, price, items, ...named, title, note, status, listedAt];

  const rows = offers.map((offer) => [
    offer.code,
    offer.shop,
    String(toWholeUnits(offer.price.amount, offer.price.currency)),
    nameItems(offer.items),
    ...resources.map(({ id }) => String(offer.resources[id] ?? '')),
    ...attributes.map((attribute) => writeValue(attribute, offer.attributes[attribute.id], language, words)),
    offer.title,
    offer.note,
    words.statuses[offer.status],
    writeTime(offer.listedAt),
  ]);
  return [header, ...rows].map((cells) => `${cells.map(quoteCell).join(',')}\n`).join('');
}

/** Picks one of the spellings of an item: sellers mix names and nicknames. */
function itemNamer(roster: Roster, language: Locale): (items: readonly OfferItem[]) => string {
  const spellings = collectSpellings(roster, language);
  const random = createRandom(`spellings ${roster.family}`);
  return (items) =>
    items
      .map(({ item, level }) => {
        const [name = item, ...nicknames] = spellings.get(item)!;
        const written = nicknames.length > 0 && random.chance(0.4) ? random.pick(nicknames) : name;
        return level === 1 ? written : `${written}*${level}`;
      })
      .join('; ');
}

function writeValue(
  attribute: Attribute,
  value: AttributeValue | undefined,
  language: Locale,
  { yes, no }: SheetWords,
): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? yes : no;
  if (attribute.type !== 'enum') return String(value);
  return attribute.options.find((option) => option.id === value)!.names[language];
}

function writeTime(time: EpochMs): string {
  return new Date(time + HOURS_AHEAD_OF_UTC * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}

function quoteCell(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
