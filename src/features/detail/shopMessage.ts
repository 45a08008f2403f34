import type { Locale } from '@/domain/localized';
import type { Hit } from '@/domain/searchResponse';
import { levelText } from '@/features/labels/wantText';
import { offeredItems } from '@/features/offer/tiles/offeredItems';
import { type GameItems, itemKind, itemName } from '@/features/search-state/gameItems';
import type { Messages } from '@/locales/messages';
import { formatMoney } from '@/ui/format/formatMoney';
import type { DetailMessages } from './messages/zh';

export type ShopMessageOptions = {
  readonly gameItems: GameItems;
  readonly locale: Locale;
  readonly messages: DetailMessages;
  readonly list: Messages['shop']['list'];
};

/** Formats the message that a buyer sends to the shop: the offer and its price, the wants it meets, and its link, one
 *  per line.
 *  @param link  absolute URL of the offer's detail */
export function formatShopMessage(
  hit: Hit,
  link: string,
  { gameItems, locale, messages, list }: ShopMessageOptions,
): string {
  const wants = hit.wantMatches
    .filter((outcome) => outcome.met && outcome.want.mode !== 'never')
    .flatMap(({ want }) => offeredItems(hit.offer, want))
    .map(({ item, level }) =>
      [itemName(gameItems, item, locale), levelText(itemKind(gameItems, item), level, locale)]
        .filter((part) => part !== '')
        .join(' '),
    );
  const game = gameItems.spec.game.names[locale];
  const firstLine = messages.shopMessage(game, hit.offer.code, formatMoney(hit.price, locale));
  return [firstLine, ...(wants.length === 0 ? [] : [messages.shopWants(list(wants))]), link].join('\n');
}
