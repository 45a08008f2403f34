import type { GameSpec } from '@/games/types';
import type { Spelling } from '@/names/nameIndex';
import { levelOf, type Modifier } from '@/query-parser/dictionary/levelOf';
import { isBreakingGap, means } from '@/query-parser/text/token';
import { acceptsModifier, isConjunction, isSkippable, type NameSlot } from './nameSlot';

/** Turns a class, type or rarity that excludes the one of the name before it into another version of that name: 加藤支援的攻击的, 巴纳吉 攻击 or
 *  支援. */
export function bindVersions(slots: NameSlot[], spec: GameSpec, chars: string): void {
  for (const [index, slot] of slots.entries()) {
    const { ownModifier } = slot;
    const next = slots[index + 1];
    // A（枪）+ 本体B
    const isOfNext = next?.part.gap === 'none' && next.spellings !== null;
    if (ownModifier === null || slot.isBound || isOfNext || !isSelection(ownModifier)) continue;
    const name = versionBefore(slots, index);
    if (name === null) continue;
    const own = labelled(name);
    if (acceptsModifier(own.length > 0 ? { ...name, spellings: own } : name, ownModifier, spec)) continue;
    const fits = name.spellings?.some(({ item }) => levelOf(ownModifier, item, spec) !== null) ?? false;
    if (!fits) continue;
    slots[index] = { ...slot, spellings: name.spellings, ownModifier: null, modifiers: [ownModifier] };
    joinVersions(slots[index - 1], chars);
  }
}

/** ハルナは通常でも正月でも不要 refuses both. */
function joinVersions(slot: NameSlot | undefined, chars: string): void {
  if (slot?.part.entity !== null || !/^デ?モ$/.test(chars.slice(slot.part.start, slot.part.end))) return;
  slot.part = { ...slot.part, tokens: slot.part.tokens.map((token) => ({ ...token, meanings: [{ kind: 'and' }] })) };
}

/** Returns the spellings that name one version: エレシュキガル（槍）か獣. */
function labelled({ spellings }: NameSlot): readonly Spelling[] {
  return spellings?.filter((one) => /[(（]/.test(one.text) && !('inherited' in one)) ?? [];
}

function isSelection(modifier: Modifier): boolean {
  return modifier.kind === 'level' && means(modifier.token, 'filter');
}

/** Parts between two versions of a name; more would take quadratic time for a long text of levels. */
const MAX_PARTS = 12;

/** Returns the name before a position that is already narrowed down, across its modifiers, particles and conjunctions. */
function versionBefore(slots: readonly NameSlot[], index: number): NameSlot | null {
  const farthest = Math.max(0, index - MAX_PARTS);
  for (let position = index - 1; position >= farthest && !isBreakingGap(slots[position + 1]?.part.gap); position--) {
    const slot = slots[position];
    if (slot === undefined) return null;
    if (slot.spellings !== null) return slot.modifiers.some(isSelection) || labelled(slot).length > 0 ? slot : null;
    if (slot.ownModifier === null && !isSkippable(slot.part) && !isConjunction(slot.part)) return null;
  }
  return null;
}
