import { foldText } from '@/names/foldText';
import type { InterpretedPart } from '@/query-parser/clauses/operatorText';
import { isItem } from '@/query-parser/text/textPart';

/** A bracket behind a name, and the words in it that can be part of another name of the item. */
const BRACKET = /^ ?\(([^()\n]{2,32})\)/;
const WORDS = /[a-z]{4,}|[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu;

/** Chooses the item of a name that several share by the bracket behind it, if a word in it is part of the names of one of them only: Unicorn (the Kash
 *  one), Illya (God's Curse).
 *  @param chars  the folded text */
export function chooseByBracket(parts: readonly InterpretedPart[], chars: string): readonly InterpretedPart[] {
  return parts.map((part) => {
    if (!isItem(part) || part.entity.items.length < 2) return part;
    const words = BRACKET.exec(chars.slice(part.end, part.end + 36))?.[1]?.match(WORDS) ?? [];
    const { entity } = part;
    const chosen = entity.items.filter(({ names }) => {
      const own = foldText(Object.values(names).join(' '));
      return words.some((word) => own.includes(word));
    });
    return chosen.length === 1 ? { ...part, entity: { ...entity, items: chosen } } : part;
  });
}
