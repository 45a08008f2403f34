import type { ItemNames } from '@/domain/itemNames';
import type { Offer } from '@/domain/offer';
import type { Random } from './randomShop';

/** Draws a text that matches or nearly matches an offer: codes and parts of codes, item names, text across word boundaries,
 *  several words, punctuation, and the code of a sold offer. */
export function randomText(
  random: Random,
  model: Offer,
  offers: readonly Offer[],
  names: readonly ItemNames[],
): string {
  if (random.happens(0.15)) return soldCode(random, offers);
  const spellings = model.items.length === 0 ? [] : namesOf(random.pick(model.items).item, names);
  const words = [
    model.code,
    model.code.toLowerCase().slice(0, 6),
    model.code.replace('-', ' '),
    model.shop,
    acrossSpaces(random, model.title),
    acrossSpaces(random, model.note),
    random.pick([...spellings, '梅']),
    partOf(random, random.pick([...spellings, '梅林'])),
    partOf(random, random.pick([...random.pick(names).names])),
    '换绑',
    '…',
    'ｆｇ 10',
  ];
  return Array.from({ length: random.pick([1, 1, 2, 3]) }, () => random.pick(words)).join(
    random.pick([' ', '　', '  ']),
  );
}

function namesOf(item: string, names: readonly ItemNames[]): readonly string[] {
  return names.find((one) => one.item === item)?.names ?? [];
}

/** Returns the code of a sold offer if a few attempts find one. */
function soldCode(random: Random, offers: readonly Offer[]): string {
  const some = Array.from({ length: 30 }, () => random.pick(offers));
  return (some.find(({ status }) => status === 'sold') ?? some[0])?.code ?? '';
}

/** Joins the end of a word with the beginning of the next. */
function acrossSpaces(random: Random, text: string): string {
  const words = text.split(' ');
  const index = random.integer(0, words.length - 1);
  return `${(words[index] ?? '').slice(-2)}${(words[index + 1] ?? '').slice(0, 2)}`;
}

function partOf(random: Random, text: string): string {
  const from = random.integer(0, Math.max(0, text.length - 2));
  return text.slice(from, from + random.integer(1, 3));
}
