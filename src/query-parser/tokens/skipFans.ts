import { meaningOf, type Token } from '@/query-parser/text/token';

/** What follows a name that says what somebody likes, not what the offer has: 独角兽粉, SHHis推し, UC nerd, アルトリア系. Folded. */
const FAN =
  /^(?:老?粉(?!毛)|推シ|推(?!荐|图|到|进)|厨|党|控|迷|ファン|系(?!列)|p(?=[^a-z\d]|$)|[ ]?(?:fan|nerd|lover|stan|enjoyer|themed)s?(?![a-z]))/u;

const MAX_LENGTH = 8;

/** Takes the meaning from names that only say whose fan somebody is.
 *  @param chars  the folded text */
export function skipFans(tokens: readonly Token[], chars: string): readonly Token[] {
  return tokens.map((token) => {
    const isFan = meaningOf(token, 'item') !== undefined && FAN.test(chars.slice(token.end, token.end + MAX_LENGTH));
    return isFan ? { ...token, meanings: [] } : token;
  });
}
