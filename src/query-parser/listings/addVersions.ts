import type { GameSpec } from '@/games/types';
import { levelOf, type Modifier } from '@/query-parser/dictionary/levelOf';
import { attachModifier, isSkippable, type NameSlot } from '@/query-parser/levels/nameSlot';
import { isBreakingGap, means } from '@/query-parser/text/token';

/** Maximum number of words of a version, and back to the name that it is a version of. */
const MAX_LENGTH = 8;
const MAX_DISTANCE = 24;

/** Turns a costume, class or kind of a listing that stands with a level, but without a name, into another version of the name before it:
 *  武藏剑阶宝2，泳装狂阶那个宝1; `Super Creek Halloween 3*, plus the stamina SSR card at LB3`. A costume of several characters is that of the name
 *  before it: アル★5、正月★3.
 *  @param slots  changed in place */
export function addVersions(slots: NameSlot[], spec: GameSpec): void {
  for (let index = 1; index < slots.length; index++) {
    const slot = slots[index] as NameSlot;
    const name = nameBefore(slots, index);
    if (name === null) continue;
    if (isCostume(slot)) {
      const shared = slot.spellings?.filter(({ item }) => name.spellings?.some((one) => one.item === item)) ?? [];
      if (shared.length > 0) slots[index] = { ...slot, spellings: shared };
      continue;
    }
    const version = versionAt(slots, index);
    const modifiers = version.flatMap(({ ownModifier }) => ownModifier ?? []);
    if (!modifiers.some(isVersion) || !modifiers.some(statesLevel) || !isOther(name, modifiers, spec)) continue;
    slots[index] = { ...slot, spellings: name.spellings, ownModifier: null, modifiers: modifiers.slice(0, 1) };
    for (const word of version.slice(1))
      if (word.ownModifier !== null) attachModifier(slots[index] as NameSlot, word, word.ownModifier);
  }
}

/** A costume without a name fits all characters that wear it. */
function isCostume({ spellings, part }: NameSlot): boolean {
  return (spellings?.length ?? 0) > 1 && means(part.tokens[0], 'filter') && !means(part.tokens[0], 'item');
}

/** Returns the words that select a version and state its level, from a position on. */
function versionAt(slots: readonly NameSlot[], first: number): readonly NameSlot[] {
  const words: NameSlot[] = [];
  for (let index = first; index < first + MAX_LENGTH; index++) {
    const slot = slots[index];
    if (slot === undefined || (index > first && isBreakingGap(slot.part.gap)) || slot.spellings !== null) break;
    const { ownModifier } = slot;
    if (slot.isBound || slot.part.entity !== null || (ownModifier === null && !isSkippable(slot.part))) break;
    if (index === first && (ownModifier === null || !isSelection(ownModifier))) break;
    words.push(slot);
    if (ownModifier !== null && statesLevel(ownModifier)) break;
  }
  return words;
}

function isSelection(modifier: Modifier): boolean {
  return modifier.kind === 'level' && (means(modifier.token, 'filter') || means(modifier.token, 'kind'));
}

/** A rarity that may be counted begins another topic: 剩下的五星都是宝1. */
function isVersion(modifier: Modifier): boolean {
  return isSelection(modifier) && modifier.kind === 'level' && !means(modifier.token, 'count');
}

function statesLevel(modifier: Modifier): boolean {
  return modifier.kind === 'copies' || means(modifier.token, 'level');
}

/** Returns true if the modifiers fit an item of the name other than the one that its own modifiers select. */
function isOther({ spellings, modifiers: own }: NameSlot, modifiers: readonly Modifier[], spec: GameSpec): boolean {
  const fits = (list: readonly Modifier[]) =>
    spellings?.filter(({ item }) => list.every((one) => levelOf(one, item, spec) !== null)) ?? [];
  const [others, chosen] = [fits(modifiers), fits(own)];
  return others.length > 0 && others.every(({ item }) => chosen.length !== 1 || chosen[0]?.item !== item);
}

/** Returns the nearest name before a position, also in an earlier clause. */
function nameBefore(slots: readonly NameSlot[], index: number): NameSlot | null {
  for (let position = index - 1; position >= Math.max(0, index - MAX_DISTANCE); position--) {
    const slot = slots[position];
    if (slot?.spellings != null) return slot;
  }
  return null;
}
