import type { GameSpec } from '@/games/types';
import { labelsOf } from '@/names/bracketed';
import { SPELLING_FORMS, type Spelling } from '@/names/nameIndex';
import type { Item } from '@/names/roster';
import { type ClausePart, findSections, type Section } from '@/query-parser/clauses/findSections';
import { levelOf, type Modifier } from '@/query-parser/dictionary/levelOf';
import type { ParseMode } from '@/query-parser/result/parsedText';
import { strongerGap } from '@/query-parser/text/charKinds';
import type { Entity, TextPart } from '@/query-parser/text/textPart';
import { type Gap, isBreakingGap, isScopeOperator, means } from '@/query-parser/text/token';
import { joinCounts, nameCopies } from '@/query-parser/tokens/joinCounts';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';
import { bindExceptions } from './bindExceptions';
import { bindFormer } from './bindFormer';
import { bindJoined } from './bindJoined';
import { bindAttributes, bindEach, bindHeadings, distribute } from './bindLists';
import { bindOthers } from './bindOthers';
import { bindSame, bindToPrevious, dropLevels, followsCorrection } from './bindToPrevious';
import { bindVersions } from './bindVersions';
import { chooseTarget } from './chooseTarget';
import { markExcepted } from './markExcepted';
import { nameCostumes } from './nameCostumes';
import { countsList, enumerationAfter } from './nameLists';
import {
  acceptsModifier,
  attachModifier,
  hasOwnLevel,
  makeNameSlot,
  type NameSlot,
  skipWords,
  statedModifier,
} from './nameSlot';

/** Rules that only listings need. A page that parses wishes does not load them. */
type LevelRules = { readonly finishLevels: (slots: NameSlot[], spec: GameSpec, chars: string) => void };

/** Attaches levels, rarities and kinds to names: to neighbours first (a touching name, then the left one if it has none yet, else the
 *  right one), then to the names before them in the sentence, to all names of a list (都, each), and under headings. Modifiers without a
 *  name are left unchanged.
 *  @param chars  the folded text
 *  @param rules  for listings, if they are loaded */
export function bindLevels(
  parts: readonly TextPart[],
  { spec, roster }: Pick<PreparedGame, 'spec' | 'roster'>,
  chars: string,
  mode: ParseMode,
  rules: LevelRules | null,
): readonly TextPart[] {
  const counted = spec.kinds.some(({ scale }) => scale?.id.startsWith('copies')) ? nameCopies(parts) : parts;
  const slots = nameCostumes(
    joinCounts(counted).map((part, index, all) => makeNameSlot(all[index - 1], part, all[index + 1], roster)),
    roster,
  );
  const sections = findSections(slots.map(toClausePart), chars);
  markExcepted(slots, chars);
  bindFormer(slots, spec, chars);
  // A version belongs to the name before it, so that no neighbour takes it; again for those that neighbours have narrowed down.
  bindVersions(slots, spec, chars);
  bindNeighbours(slots, sections, spec, chars);
  bindVersions(slots, spec, chars);
  bindAttributes(slots, spec, chars);
  bindJoined(slots, sections, spec, chars);
  bindEach(slots, spec, chars);
  bindExceptions(slots, spec, chars);
  bindHeadings(slots, sections, spec, chars);
  bindToPrevious(slots, spec, chars, mode);
  bindSame(slots, spec, chars);
  bindOthers(slots, spec, chars);
  rules?.finishLevels(slots, spec, chars);
  return withoutBound(slots).map((slot) => withItems(slot, spec));
}

/** Drops the modifiers that belong to names. A name takes over the separator before a modifier in front of it: A。满宝B. */
function withoutBound(slots: readonly NameSlot[]): readonly NameSlot[] {
  let gap: Gap = 'none';
  return slots.filter((slot) => {
    gap = strongerGap(gap, slot.part.gap);
    if (slot.isBound) return false;
    if (gap !== slot.part.gap && (slot.spellings !== null || startsClause(slot, gap)))
      slot.part = { ...slot.part, gap };
    gap = 'none';
    return true;
  });
}

/** In 5星没开专：A the refusal is no heading of its own. */
function startsClause({ part }: NameSlot, gap: Gap): boolean {
  return isBreakingGap(gap) && !isScopeOperator(part.tokens[0]);
}

function toClausePart(slot: NameSlot): ClausePart {
  const { start, end, gap, entity, tokens } = slot.part;
  const states = statedModifier(slot) !== null ? 'level' : isScopeOperator(tokens[0]) ? 'operator' : null;
  return { start, end, gap, entity, tokens, isName: slot.spellings !== null, states };
}

function bindNeighbours(slots: readonly NameSlot[], sections: readonly Section[], spec: GameSpec, chars: string): void {
  const inHeading = new Set<number>();
  for (const { start, first } of sections) for (let index = start; index < first; index++) inHeading.add(index);
  for (const [index, slot] of slots.entries()) {
    if (
      slot.ownModifier === null ||
      slot.isBound ||
      inHeading.has(index) ||
      countsList(slots, index, chars) ||
      isHeadCount(slot, chars)
    )
      continue;
    const named = nameAfterFor(slots, index, chars);
    if (named !== null && acceptsModifier(named, slot.ownModifier, spec)) {
      attachModifier(named, slot, slot.ownModifier);
      // The words between are about the level.
      skipWords(slots.slice(index + 1, slots.indexOf(named)));
      const list = enumerationAfter(slots, index, chars);
      if (list.length > 1) distribute(list, slot, spec);
      continue;
    }
    if (followsCorrection(slots, index)) continue;
    const target = chooseTarget(slots, index, slot.ownModifier, spec, chars);
    if (target === null) continue;
    // A at 4LB (5LB even better)
    if (hasOwnLevel(target, spec) && means(slots[index + 1]?.part.tokens[0], 'nice')) {
      skipWords(slots.slice(index, index + 2));
      continue;
    }
    if (ARROW.test(chars.slice(Math.max(0, slot.part.start - 3), slot.part.start))) dropLevels(target, spec);
    attachModifier(target, slot, slot.ownModifier);
  }
}

/** In 三位：A、B、C and A、B、C三人 the number counts the names. */
function isHeadCount({ ownModifier, part }: NameSlot, chars: string): boolean {
  return ownModifier?.kind === 'copies' && /[位名人]$/.test(chars.slice(part.start, part.end));
}

/** NP2 for Merlin, NP2 minimum for Merlin, NP2 is fine for Merlin */
function nameAfterFor(slots: readonly NameSlot[], index: number, chars: string): NameSlot | null {
  const bound = slots[index + 1];
  const end = (means(bound?.part.tokens[0], 'least') ? bound : slots[index])?.part.end ?? 0;
  for (const slot of slots.slice(index + 1, index + 1 + MAX_FOR_LENGTH))
    if (slot.spellings !== null) return FOR.test(chars.slice(end, slot.part.start).replace(/ +/g, ' ')) ? slot : null;
  return null;
}

const FOR = /^\+?(?: (?:is)? ?fine(?: enough)?)? (?:for|on) (?:the )?$/;
/** 宝3→宝2 */
const ARROW = /(?:[→⇒➡]|[-=]>) ?$/;
const MAX_FOR_LENGTH = 8;

function withItems({ part, spellings, modifiers }: NameSlot, spec: GameSpec): TextPart {
  if (spellings === null) return part;
  const fitting = spellings.filter(({ item }) => modifiers.every((one) => levelOf(one, item, spec) !== null));
  const best = resolveItems(fitting.length > 0 ? fitting : spellings);
  // 驾驶员夏亚 says nothing about which of them is meant.
  const isDistinguished = modifiers.some(
    (one) =>
      one.kind === 'level' && !means(one.token, 'kind') && best.some(({ item }) => levelOf(one, item, spec) === 0),
  );
  const chosen = isDistinguished || best.every(isPartOfName) ? fewestLabels(best) : best;
  const items = chosen.map(({ item }) => item);
  return {
    ...part,
    entity: { kind: 'item', items, spellings: chosen, level: highestLevel(modifiers, items, spec) } satisfies Entity,
  };
}

function isPartOfName(spelling: Spelling): boolean {
  return spelling.form === 'part' || 'inherited' in spelling;
}

/** Prefers the plain form: 阿尔托莉雅（枪） over her Alter variants. */
function fewestLabels(spellings: readonly Spelling[]): readonly Spelling[] {
  const count = ({ item }: Spelling) => labelsOf(item.names.zh).length;
  const fewest = Math.min(...spellings.map(count));
  return spellings.filter((one) => count(one) === fewest);
}

/** 5星专2 contains two steps of one scale; the higher one counts. In 4张没破 the number of copies is no level. */
function highestLevel(modifiers: readonly Modifier[], items: readonly Item[], spec: GameSpec): number {
  const [item] = items;
  if (item === undefined) return 1;
  const stated = modifiers.filter((one) => one.kind === 'level' && (levelOf(one, item, spec) ?? 0) > 0);
  return (stated.length > 0 ? stated : modifiers).reduce(
    (level, one) => Math.max(level, levelOf(one, item, spec) ?? 1),
    1,
  );
}

/** Returns the best matching spellings: names before nicknames, then name parts, readings and initials, then names inherited from
 *  another item. Several remain if they rank equally. */
function resolveItems(spellings: readonly Spelling[]): readonly Spelling[] {
  const best = Math.min(...spellings.map(rankOf));
  return spellings.filter((one) => rankOf(one) === best);
}

function rankOf(spelling: Spelling): number {
  return SPELLING_FORMS.indexOf(spelling.form) + ('inherited' in spelling ? SPELLING_FORMS.length : 0);
}
