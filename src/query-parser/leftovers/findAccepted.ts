import type { InterpretedPart } from '@/query-parser/clauses/operatorText';

/** Words that accept a value where another one is refused: 不要谷歌绑，苹果可以. */
const ALLOWED = /^(?:的|绑定?|号)?(?:是|就|都|倒)?(?:可以|行|没问题| ok| is ok)(?![要想])/;
const MAX_ALLOWED_LENGTH = 12;
/** Words that require what was preferred: preferred... ok no, required; 石は1天井分あればよし. */
const INSISTED = /(?:no|wait)\W{1,2}required|[テト]イウカ|必须デ(?!ハ)|バヨシ/;
const MAX_INSISTED_LENGTH = 40;

/** Returns what restricts nothing: values and amounts that are merely `preferred`, which stay visible as unused (王冠10张以上
 *  就更好, 日服优先), and values that are only `accepted`: `unbound is fine`, 国服也行. Values count if they are the only ones of their attribute;
 *  beside other wanted values they are alternatives: 日服最好，国服也行.
 *  @param chars  the folded text */
export function findAccepted(
  parts: readonly InterpretedPart[],
  chars: string,
): { readonly accepted: ReadonlySet<InterpretedPart>; readonly preferred: ReadonlySet<InterpretedPart> } {
  const refused = new Set(
    parts.flatMap(({ entity, isNegated }) => (isNegated && entity?.kind === 'choice' ? entity.facet : [])),
  );
  const [accepted, preferred] = [new Set<InterpretedPart>(), new Set<InterpretedPart>()];
  const wanted = new Map<string, InterpretedPart[]>();
  const isPreferred = ({ mode, end }: InterpretedPart) =>
    mode === 'nice' && !INSISTED.test(chars.slice(end, end + MAX_INSISTED_LENGTH));
  for (const part of parts) {
    if (part.entity?.kind === 'range' && isPreferred(part)) preferred.add(part);
    if (part.entity?.kind !== 'choice' || part.isNegated || part.isIgnored || part.isDoubtful) continue;
    const { facet } = part.entity;
    const list = wanted.get(facet);
    if (list === undefined) wanted.set(facet, [part]);
    else list.push(part);
  }
  const isAllowed = ({ end }: InterpretedPart) => ALLOWED.test(chars.slice(end, end + MAX_ALLOWED_LENGTH));
  for (const [facet, [only, ...others]] of wanted) {
    if (only === undefined || others.length > 0) continue;
    if (isPreferred(only)) preferred.add(only);
    else if (only.isAccepted || (refused.has(facet) && isAllowed(only))) accepted.add(only);
  }
  return { accepted, preferred };
}
