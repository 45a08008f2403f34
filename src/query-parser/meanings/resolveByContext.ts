import { bareName } from '@/names/bracketed';
import type { Item } from '@/names/roster';
import { isConjunction, isSkippable } from '@/query-parser/levels/nameSlot';
import type { Entity, TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap } from '@/query-parser/text/token';

type ItemEntity = Extract<Entity, { readonly kind: 'item' }>;

/** Decides between the items of a name by its company: in 蛇眼 or Yubel both are decks, in 皇冠的月亮和太阳狮 both are crowns. Of several names of
 *  one list that fit cards and decks, none decides. */
export function resolveByContext(parts: readonly TextPart[]): readonly TextPart[] {
  return parts.map((part, index) => {
    if (part.entity?.kind !== 'item' || part.entity.items.length === 1) return part;
    const { entity } = part;
    for (const company of [joined(parts, index, -1), joined(parts, index, 1)]) {
      const [other] = company?.items.length === 1 ? company.items : [];
      if (other === undefined) continue;
      const likes = likeItems(entity.items, other);
      if (likes.length !== 1) continue;
      const spellings = entity.spellings.filter(({ item }) => likes.includes(item));
      return { ...part, entity: { ...entity, items: likes, spellings } };
    }
    return part;
  });
}

/** Returns the item that is another version of the other one (アルは正月もドレスも), else the items of the same kind. Editions of a card are
 *  also told apart by their rarity. */
function likeItems(items: readonly Item[], other: Item): readonly Item[] {
  const versions = items.filter(({ names }) => bareName(names.zh) === bareName(other.names.zh));
  if (versions.length === 1 && other.kind !== 'card') return versions;
  const kin = items.filter(({ kind }) => kind === other.kind);
  return kin.length > 1 && other.kind === 'card' ? kin.filter(({ rarity }) => rarity === other.rarity) : kin;
}

/** Returns the name that is joined to another one by 和, か, / or 、. */
function joined(parts: readonly TextPart[], index: number, step: 1 | -1): ItemEntity | null {
  let isJoined = false;
  for (let position = index; ; position += step) {
    const gap = (step === 1 ? parts[position + 1] : parts[position])?.gap;
    const next = parts[position + step];
    if (next === undefined || isBreakingGap(gap)) return null;
    isJoined ||= gap === 'join' || gap === 'or';
    if (next.entity !== null) return isJoined && next.entity.kind === 'item' ? next.entity : null;
    // アルは正月もドレスも
    const isParticle = isJoined && next.end - next.start === 1 && isSkippable(next);
    if (!isConjunction(next) && !isParticle) return null;
    isJoined = true;
  }
}
