import type { InterpretedPart } from '@/query-parser/clauses/operatorText';
import { isItem } from '@/query-parser/text/textPart';

/** Words after a name that several items share, to which any of them will do, in folded text: 夏亚哪个版本都行, スレッタはどの型でもいい. */
const ANY = /^.{0,3}(?:随便哪|哪.{1,3}都[行可好]|ド[レノ].{1,6}デ)|^.{0,9}(?:any version|mind which|care which|绘违イ)/;

/** Replaces a name that several items share by a choice of all of them where the text accepts any. */
export function acceptVersions(parts: readonly InterpretedPart[], chars: string): readonly InterpretedPart[] {
  return parts.flatMap((part) => {
    if (!isItem(part) || part.mode !== 'must' || part.entity.items.length < 2 || !ANY.test(chars.slice(part.end)))
      return part;
    const { entity } = part;
    return entity.items.map((item) => ({
      ...part,
      isDoubtful: false,
      mode: 'any' as const,
      entity: { ...entity, items: [item] },
    }));
  });
}
