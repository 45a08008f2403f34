import { decodeRoster, type Roster, withSpellings } from '@/names/roster';
import { builtRoster } from '../../../scripts/names/builtRoster';
import type { Random } from './makeQueries';

const HAN_NAME = /^\p{Script=Han}{2,4}$/u;
const KANA_NAME = /^[\p{Script=Katakana}ー]{2,5}$/u;
const LATIN_NAME = /^[A-Z][a-z]{2,8}$/;

/** Creates a roster from parts of real names: two parts per name, one nickname.
 *  @param size  number of items */
export function syntheticRoster(real: readonly Roster[], size: number, random: Random): Roster {
  const names = real.flatMap(({ items }) => items.flatMap((item) => [...Object.values(item.names), ...item.aliases]));
  const words = [...new Set(names.flatMap((name) => name.split(/[\s·・＝=/／＆&()（）〔〕]+/u)))];
  const han = words.filter((word) => HAN_NAME.test(word));
  const kana = words.filter((word) => KANA_NAME.test(word));
  const latin = words.filter((word) => LATIN_NAME.test(word));
  const rows = Array.from({ length: size }, (_, index) => {
    const zh = `${random.pick(han)}·${random.pick(han)}`;
    const ja = `${random.pick(kana)}・${random.pick(kana)}`;
    const en = `${random.pick(latin)} ${random.pick(latin)}`;
    return [
      `item-${index}`,
      'servant',
      '5★',
      'shielder',
      zh,
      ja,
      en,
      [random.pick(han).slice(-2) + random.pick(['酱', '王', '子'])],
    ];
  });
  const roster = { family: 'fgo', asOf: '', items: rows };
  return decodeRoster(withSpellings(roster, JSON.parse(builtRoster(JSON.stringify(roster)))));
}
