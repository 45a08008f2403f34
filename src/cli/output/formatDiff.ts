import { createColors } from 'picocolors';
import type { CliEffects } from '@/cli/io/effects';
import { DIFF_MESSAGES, type DiffMessages } from '@/cli/messages/diffMessages';
import { textWidth } from '@/cli/messages/textWidth';
import { type Money, toWholeUnits } from '@/domain/money';
import type { Offer } from '@/domain/offer';
import type { GameSpec } from '@/games/types';
import { type ChangedOffer, findPriceMove, type OfferDiff } from '@/publishing/catalog/diffOffers';

/** Number of printed offers of each list; the JSON report has all of them. */
const MAX_PRINTED = 20;

/** Formats what publishing would change in a game: a line with counts, then the offers, `+` added, `~` changed, `-` removed. */
export function formatDiff(
  spec: GameSpec,
  diff: OfferDiff,
  { locale, colour }: Pick<CliEffects, 'locale' | 'colour'>,
): readonly string[] {
  const messages = DIFF_MESSAGES[locale];
  const { green, yellow, red, dim } = createColors(colour);
  const count = (list: readonly unknown[]) => list.length.toLocaleString(locale);
  const { added, changed, removed } = diff;
  const widest = [...added, ...changed.map(({ after }) => after), ...removed]
    .map(({ code }) => textWidth(cleanText(code)))
    .reduce((most, one) => Math.max(most, one), 0);
  const codeOf = ({ code }: Offer) => cleanText(code) + ' '.repeat(widest - textWidth(cleanText(code)));
  const list = <T>(all: readonly T[], format: (one: T) => string) => [
    ...all.slice(0, MAX_PRINTED).map(format),
    ...(all.length > MAX_PRINTED ? [`  ${dim(messages.more((all.length - MAX_PRINTED).toLocaleString(locale)))}`] : []),
  ];
  const counts = {
    added: count(added),
    changed: count(changed),
    removed: count(removed),
    same: diff.same.toLocaleString(locale),
  };
  return [
    messages.summary(spec.game.id, counts),
    ...list(added, (offer) => `  ${green('+')} ${codeOf(offer)}  ${formatPrice(offer.price)}`),
    ...list(changed, (one) => `  ${yellow('~')} ${codeOf(one.after)}  ${formatChange(one, spec, messages, locale)}`),
    ...list(removed, (offer) => `  ${red('-')} ${codeOf(offer)}  ${formatPrice(offer.price)}`),
  ];
}

/** `-12.5 %`, `+3 %` */
function formatPercent(percent: number): string {
  return `${percent > 0 ? '+' : ''}${percent} %`;
}

function formatChange(one: ChangedOffer, spec: GameSpec, messages: DiffMessages, locale: CliEffects['locale']): string {
  const move = findPriceMove(one);
  const changes = one.fields.map((field) => {
    if (field !== 'price' || move === null) return fieldName(field, spec, locale);
    const percent = move.percent === null ? null : formatPercent(move.percent);
    return messages.priceMove(formatPrice(move.from), formatPrice(move.to), percent);
  });
  return changes.join(messages.comma);
}

/** Returns the name of a field in a language.
 *  @param field  as named by `diffOffers` */
export function fieldName(field: string, spec: GameSpec, locale: CliEffects['locale']): string {
  const own = Object.entries(DIFF_MESSAGES[locale].fields).find(([id]) => id === field)?.[1];
  if (own !== undefined) return own;
  const id = field.slice(field.indexOf('.') + 1);
  return [...spec.resources, ...spec.attributes].find((facet) => facet.id === id)?.names[locale] ?? cleanText(id);
}

/** `CNY 268` */
export function formatPrice({ amount, currency }: Money): string {
  return `${currency} ${toWholeUnits(amount, currency)}`;
}

/** Replaces control characters, so that text of a sheet cannot control the terminal. */
export function cleanText(text: string): string {
  return text.replace(/\p{Cc}/gu, '\uFFFD');
}
