import type { CliEffects } from '@/cli/io/effects';
import { GUARD_MESSAGES, type GuardMessages } from '@/cli/messages/guardMessages';
import type { GameSpec } from '@/games/types';
import type { OverlayContradiction } from '@/publishing/guard/findContradictions';
import type { GuardQuestion, PriceJump } from '@/publishing/guard/publishingGuard';
import { cleanText, fieldName, formatPrice } from './formatDiff';

/** Number of printed entries of a list; the JSON report has all of them. */
const MAX_PRINTED = 10;

type Locale = CliEffects['locale'];

/** Formats a question of the publishing guard: what would happen, with codes, and the options that allow it.
 *  @param overlayFile  path of the overlay file */
export function formatQuestion(
  spec: GameSpec,
  question: GuardQuestion,
  overlayFile: string,
  locale: Locale,
): readonly string[] {
  const messages = GUARD_MESSAGES[locale];
  const game = spec.game.id;
  const count = (number: number) => number.toLocaleString(locale);
  switch (question.kind) {
    case 'damaged': {
      const { readable, total } = question;
      const line =
        total === null ? messages.damagedManifest(game) : messages.damaged(game, count(readable), count(total));
      return [line, hint('damaged')];
    }
    case 'sample': {
      if ('beside' in question) {
        const format = question.to === 'sample' ? messages.sampleBesideReal : messages.realBesideSample;
        return [format(game, formatCodes(question.beside, locale)), hint('beside')];
      }
      const format = question.to === 'sample' ? messages.toSample : messages.toReal;
      return [format(game, count(question.offers)), hint('sample')];
    }
    case 'removed': {
      const { codes, published, emptiedShops } = question;
      const shops = emptiedShops.map(({ shop, offers }) => `  ${messages.emptiedShop(cleanText(shop), count(offers))}`);
      const line = messages.removed(game, count(published), count(codes.length), formatCodes(codes, locale));
      return [line, ...shops.slice(0, MAX_PRINTED), hint('removed')];
    }
    case 'relisted': {
      const { codes, published } = question;
      return [
        messages.relisted(game, count(published), count(codes.length), formatCodes(codes, locale)),
        hint('relisted'),
      ];
    }
    case 'emptied': {
      const lines = question.fields.map(({ field, published, codes }) => {
        const name = fieldName(field, spec, locale);
        return `  ${messages.emptiedField(name, count(published), count(codes.length), formatCodes(codes, locale))}`;
      });
      return [messages.emptied(game), ...lines, hint('emptied')];
    }
    case 'currency': {
      const examples = formatList(question.examples, formatJump, locale);
      return [messages.currency(game, question.from, question.to, examples), hint('currency')];
    }
    case 'prices': {
      const { jumps } = question;
      return [messages.prices(game, count(jumps.length), formatList(jumps, formatJump, locale)), hint('prices')];
    }
    case 'delisted': {
      const { codes, refusedRows, rowsWithoutCode, canKeep } = question;
      const [rows, missing, list] = [count(refusedRows), count(codes.length), formatCodes(codes, locale)];
      const line =
        rowsWithoutCode === 0
          ? messages.delisted(game, rows, missing, list)
          : messages.delistedOrMissing(game, rows, count(rowsWithoutCode), missing, list);
      return [line, hint(canKeep ? 'delisted' : 'delistedOnly')];
    }
    case 'overlay': {
      const { contradictions } = question;
      const entries = formatContradictions(contradictions, locale);
      return [messages.overlay(game, overlayFile, count(contradictions.length), entries), hint('overlay')];
    }
  }

  function hint(kind: keyof GuardMessages['hints']): string {
    return `  ${messages.hints[kind]}`;
  }
}

/** Formats why an unreadable overlay file prevents publishing. */
export function formatUncheckedOverlay(path: string, locale: Locale): readonly string[] {
  const [line, hint] = GUARD_MESSAGES[locale].uncheckedOverlay(path);
  return [line, `  ${hint}`];
}

/** Formats codes, the first ten of them. */
export function formatCodes(codes: readonly string[], locale: Locale): string {
  return formatList(codes, cleanText, locale);
}

/** Formats contradicted overlay entries, the first ten of them. */
export function formatContradictions(contradictions: readonly OverlayContradiction[], locale: Locale): string {
  const { entryPrice, entryStatus } = GUARD_MESSAGES[locale];
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
  const { comma, more } = GUARD_MESSAGES[locale];
  const rest = list.length - MAX_PRINTED;
  const shown = list.slice(0, MAX_PRINTED).map(format).join(comma);
  return rest > 0 ? `${shown}${comma}${more(rest.toLocaleString(locale))}` : shown;
}
