import { means, type Token } from '@/query-parser/text/token';

/** Words after a name that somebody likes, rather than one that the offer has: 独角兽粉, SHHis推し, UC nerd, アルトリア系. Folded. */
const FAN =
  /^(?:老?粉(?!毛)|推シ|推(?!荐|图|到|进)|厨|党|控|迷|沼|ファン|系(?!列)| *(?:メンバー|members?(?![a-z]))|[三四五]个人(?=\([^)]{1,8}[、,])|p(?=[^a-z\d]|$)|[ ]?(?:fan|nerd|lover|stan|enjoyer|themed)s?(?![a-z]))/u;

const MAX_LENGTH = 16;

/** A推しです（3凸以上）, `Chiyuki fan here. Need her`: what follows wants the name. */
const WISH =
  /^[^。\n(,]{0,12}(?:\([^)\n]{0,4}[0-9一二三四五六★完满]|[.!,;] {1,2}(?:i )?(?:really )?(?:need|want) (?:her|him|them)(?![a-z]))/;
const MAX_WISH_LENGTH = 40;

/** Stands between names that share the word after them: ゴルシとマルゼン推し. */
const JOIN = /^ ?(?:[&和跟与ト]|and) ?$/;

/** Takes the meaning from names that only say whose fan somebody is, unless there is no other name: モルガン推しです。垢探してます.
 *  @param chars  the folded text */
export function skipFans(tokens: readonly Token[], chars: string): readonly Token[] {
  const names = tokens.filter((token) => means(token, 'item'));
  const isFan = ({ end }: Token) =>
    FAN.test(chars.slice(end, end + MAX_LENGTH)) && !WISH.test(chars.slice(end, end + MAX_WISH_LENGTH));
  const fans = new Set(names.filter(isFan));
  for (const [index, name] of [...names.entries()].reverse()) {
    const next = names[index + 1];
    if (next !== undefined && fans.has(next) && JOIN.test(chars.slice(name.end, next.start))) fans.add(name);
  }
  if (fans.size === names.length) return tokens;
  return tokens.map((token) => (fans.has(token) ? { ...token, meanings: [] } : token));
}
