import type { Locale } from '@/domain/localized';
import type { Offer, OfferItem } from '@/domain/offer';
import { kindOf, levelLabel } from '@/games/levelLabel';
import type { GameSpec, Resource } from '@/games/types';
import type { Roster } from '@/names/roster';
import type { ItemSpellings } from './itemSpellings';
import type { Random } from './random';

/** Parts of an offer that a title mentions. */
export type TitleSource = Pick<Offer, 'items' | 'resources' | 'attributes'>;

/** Names and messages that a title is composed of. */
export type TitleWords = {
  readonly spec: GameSpec;
  readonly roster: Roster;
  readonly spellings: ItemSpellings;
  readonly language: Locale;
};

const MAX_ITEMS = 4;
const PHRASES: Readonly<Record<Locale, Readonly<Record<'firstHand' | 'rebindable' | 'more', string>>>> = {
  zh: { firstHand: '一手', rebindable: '可换绑', more: '等' },
  ja: { firstHand: '初代', rebindable: '連携変更可', more: 'ほか' },
  en: { firstHand: 'first owner', rebindable: 're-bindable', more: 'and more' },
};

/** Composes a title as sellers write it: 日服 自抽号 梅林宝2 C呆 石1260 一手 可换绑. */
export function drawTitle({ items, resources, attributes }: TitleSource, words: TitleWords, random: Random): string {
  const { spec, language } = words;
  const phrases = PHRASES[language];
  const shown = items.slice(0, random.integer(2, MAX_ITEMS));
  const [stone] = spec.resources;
  const amount = stone && resources[stone.id];
  return [
    nameOption(words, 'server', attributes.server),
    nameOption(words, 'accountType', attributes.accountType),
    ...shown.map((item) => nameItem(item, words)),
    items.length > shown.length && random.chance(0.3) ? phrases.more : null,
    stone && amount ? nameAmount(stone, amount, language) : null,
    attributes.firstHand === true ? phrases.firstHand : null,
    attributes.rebindable === true ? phrases.rebindable : null,
  ]
    .filter((word) => word !== null)
    .join(' ');
}

function nameOption({ spec, language }: TitleWords, id: string, value: unknown): string | null {
  const attribute = spec.attributes.find((one) => one.id === id);
  if (attribute?.type !== 'enum') return null;
  return attribute.options.find((option) => option.id === value)?.names[language] ?? null;
}

/** Returns the shortest Chinese name of an item, with its level if that is above the lowest. */
function nameItem({ item, level }: OfferItem, { spec, roster, spellings, language }: TitleWords): string {
  const written = spellings.get(item)!;
  const [name = item] = language === 'zh' ? [...written].sort((a, b) => a.length - b.length) : written;
  const kind = kindOf(spec, roster.byId.get(item)!.kind);
  if (kind === null || level === 1) return name;
  return `${name}${language === 'en' ? ' ' : ''}${levelLabel(kind, level, language)}`;
}

function nameAmount(stone: Resource, amount: number, language: Locale): string {
  if (language !== 'zh') return `${stone.names[language]} ${amount.toLocaleString('en-US')}`;
  const name = stone.aliases.includes('石') ? '石' : (stone.aliases[0] ?? stone.names.zh);
  return amount < 20_000 ? `${name}${amount}` : `${name}${Math.round(amount / 1000) / 10}w`;
}
