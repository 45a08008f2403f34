import type { CliEffects } from '@/cli/io/effects';
import { GUARD_TEXTS, type GuardMessages } from '@/cli/messages/guardMessages';
import type { GameId } from '@/games/types';
import type { OverlayContradiction } from '@/publishing/guard/findContradictions';
import type { GuardQuestion, PriceJump } from '@/publishing/guard/publishingGuard';
import { cleanText, formatPrice } from './formatDiff';

/** Entries of a list that are printed; the JSON report has all of them. */
const MAX_PRINTED = 10;

type Locale = Pick<CliEffects, 'locale'>['locale'];

/** Formats a question of the publishing guard: what would happen, with codes, and the options that allow it.
 *  @param overlayFile  path of the overlay file that the guard consulted */
export function formatQuestion(
  game: GameId,
  question: GuardQuestion,
  overlayFile: string,
  locale: Locale,
): readonly string[] {
  const texts = GUARD_TEXTS[locale];
  const count = (number: number) => number.toLocaleString(locale);
  switch (question.kind) {
    case 'damaged': {
      const { readable, total } = question;
      const line = total === null ? texts.damagedManifest(game) : texts.damaged(game, count(readable), count(total));
      return [line, hint('damaged')];
    }
    case 'sample': {
      if ('beside' in question) {
        const sayBeside = question.to === 'sample' ? texts.sampleBesideReal : texts.realBesideSample;
        return [sayBeside(game, formatCodes(question.beside, locale)), hint('beside')];
      }
      const say = question.to === 'sample' ? texts.toSample : texts.toReal;
      return [say(game, count(question.offers)), hint('sample')];
    }
    case 'removed': {
      const { codes, published, emptiedShops } = question;
      const shops = emptiedShops.map(({ shop, offers }) => `  ${texts.emptiedShop(cleanText(shop), count(offers))}`);
      const line = texts.removed(game, count(published), count(codes.length), formatCodes(codes, locale));
      return [line, ...shops.slice(0, MAX_PRINTED), hint('removed')];
    }
    case 'relisted': {
      const { codes, published } = question;
      return [
        texts.relisted(game, count(published), count(codes.length), formatCodes(codes, locale)),
        hint('relisted'),
      ];
    }
    case 'currency': {
      const examples = formatList(question.examples, formatJump, locale);
      return [texts.currency(game, question.from, question.to, examples), hint('currency')];
    }
    case 'prices': {
      const { jumps } = question;
      return [texts.prices(game, count(jumps.length), formatList(jumps, formatJump, locale)), hint('prices')];
    }
    case 'delisted': {
      const { codes, refusedRows, rowsWithoutCode, canKeep } = question;
      const [rows, missing, list] = [count(refusedRows), count(codes.length), formatCodes(codes, locale)];
      const line =
        rowsWithoutCode === 0
          ? texts.delisted(game, rows, missing, list)
          : texts.delistedOrMissing(game, rows, count(rowsWithoutCode), missing, list);
      return [line, hint(canKeep ? 'delisted' : 'delistedOnly')];
    }
    case 'overlay': {
      const { contradictions } = question;
      const entries = formatContradictions(contradictions, locale);
      return [texts.overlay(game, overlayFile, count(contradictions.length), entries), hint('overlay')];
    }
  }

  function hint(kind: keyof GuardMessages['hints']): string {
    return `  ${texts.hints[kind]}`;
  }
}

/** Formats why an overlay file that cannot be read keeps a sheet from being published. */
export function formatUncheckedOverlay(path: string, locale: Locale): readonly string[] {
  const [line, hint] = GUARD_TEXTS[locale].uncheckedOverlay(path);
  return [line, `  ${hint}`];
}

/** Formats codes, the first ten of them. */
export function formatCodes(codes: readonly string[], locale: Locale): string {
  return formatList(codes, cleanText, locale);
}

/** Formats contradicted entries of the overlay, the first ten of them. */
export function formatContradictions(contradictions: readonly OverlayContradiction[], locale: Locale): string {
  const { entryPrice, entryStatus } = GUARD_TEXTS[locale];
  const format = (one: OverlayContradiction) =>
    one.entry === 'price'
      ? entryPrice(cleanText(one.code), formatPrice(one.overlay), formatPrice(one.catalog))
      : entryStatus(cleanText(one.code), one.entry);
  return formatList(contradictions, format, locale);
}

function formatJump({ code, from, to }: PriceJump): string {
  return `${cleanText(code)} ${formatPrice(from)} → ${formatPrice(to)}`;
}

function formatList<T>(list: readonly T[], format: (one: T) => string, locale: Locale): string {
  const { comma, more } = GUARD_TEXTS[locale];
  const rest = list.length - MAX_PRINTED;
  const shown = list.slice(0, MAX_PRINTED).map(format).join(comma);
  return rest > 0 ? `${shown}${comma}${more(rest.toLocaleString(locale))}` : shown;
}
