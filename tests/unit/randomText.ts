import type { ItemNames } from '@/domain/itemNames';
import type { Offer } from '@/domain/offer';
import type { Random } from './randomShop';

/** Draws a text that matches or nearly matches an offer: codes and parts of codes, item names, text across word boundaries,
 *  several words, punctuation, and the code of a sold offer. */
export function randomText(
  chance: Random,
  model: Offer,
  offers: readonly Offer[],
  names: readonly ItemNames[],
): string {
  if (chance.happens(0.15)) return soldCode(chance, offers);
  const spellings = model.items.length === 0 ? [] : namesOf(chance.pick(model.items).item, names);
  const words = [
    model.code,
    model.code.toLowerCase().slice(0, 6),
    model.code.replace('-', ' '),
    model.shop,
    acrossSpaces(chance, model.title),
    acrossSpaces(chance, model.note),
    chance.pick([...spellings, '梅']),
    partOf(chance, chance.pick([...spellings, '梅林'])),
    partOf(chance, chance.pick([...chance.pick(names).names])),
    '换绑',
    '…',
    'ｆｇ 10',
  ];
  return Array.from({ length: chance.pick([1, 1, 2, 3]) }, () => chance.pick(words)).join(
    chance.pick([' ', '　', '  ']),
  );
}

function namesOf(item: string, names: readonly ItemNames[]): readonly string[] {
  return names.find((one) => one.item === item)?.names ?? [];
}

/** Returns the code of a sold offer if a few attempts find one. */
function soldCode(chance: Random, offers: readonly Offer[]): string {
  const some = Array.from({ length: 30 }, () => chance.pick(offers));
  return (some.find(({ status }) => status === 'sold') ?? some[0])?.code ?? '';
}

/** Joins the end of a word with the beginning of the next. */
function acrossSpaces(chance: Random, text: string): string {
  const words = text.split(' ');
  const index = chance.integer(0, words.length - 1);
  return `${(words[index] ?? '').slice(-2)}${(words[index + 1] ?? '').slice(0, 2)}`;
}

function partOf(chance: Random, text: string): string {
  const from = chance.integer(0, Math.max(0, text.length - 2));
  return text.slice(from, from + chance.integer(1, 3));
}
