import type { Locale } from '@/domain/localized';
import type { Hit } from '@/domain/searchResponse';
import { levelText } from '@/features/labels/wantText';
import { type GameItems, itemKind, itemName } from '@/features/search-state/gameItems';
import type { Messages } from '@/locales/messages';
import { formatMoney } from '@/ui/format/format';
import type { DetailMessages } from './messages/zh';

/** What the text is written with: the lexicon, and the words of the language on screen. */
export type ShopMessageOptions = {
  readonly lexicon: GameItems;
  readonly locale: Locale;
  readonly messages: DetailMessages;
  readonly list: Messages['shop']['list'];
};

/** A text to send to the shop, in lines: which offer at which price, which wants it meets at which level, and its address.
 *  @param link  the whole address of the offer's detail */
export function formatShopMessage(hit: Hit, link: string, { lexicon, locale, messages: words, list }: ShopMessageOptions): string {
  const wants = hit.outcomes
    .filter((outcome) => outcome.met && outcome.want.mode !== 'never')
    .map(({ want, level }) =>
      [itemName(lexicon, want.item, locale), levelText(itemKind(lexicon, want.item), level, locale)]
        .filter((word) => word !== '')
        .join(' '),
    );
  const game = lexicon.spec.game.names[locale];
  const first = words.shopText(game, hit.offer.code, formatMoney(hit.price, locale));
  return [first, ...(wants.length === 0 ? [] : [words.shopWants(list(wants))]), link].join('\n');
}
