import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import MessageOutlined from '@ant-design/icons/es/icons/MessageOutlined';
import { useLocation } from '@umijs/max';
import { useId, useState } from 'react';
import { sitePath } from '@/base/sitePath';
import type { Hit } from '@/domain/searchResponse';
import { CompareButton } from '@/features/compare/CompareButton';
import { FavouriteButton } from '@/features/favourites/button/FavouriteButton';
import { isUnavailable } from '@/features/offer/facts/isUnavailable';
import type { GameItems } from '@/features/search-state/gameItems';
import { Button } from '@/ui/components/controls/Button';
import { IconButton } from '@/ui/components/controls/IconButton';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useCopy } from '@/ui/hooks/useCopy';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './DetailFooter.module.css';
import { useDetailMessages } from './messages/useDetailMessages';
import { SIMILAR_ID } from './SimilarOffers';
import { formatShopMessage } from './shopMessage';

export type DetailFooterProps = {
  readonly hit: Hit;
  readonly gameItems: GameItems;
  /** Goes back to the results. */
  readonly onSeeAll: () => void;
};

/** Offers the actions of an open detail: favourite, compare, and copying a message to the shop, which is shown for
 *  manual copying if the clipboard is blocked. For an unavailable offer, a link to similar ones comes first; for a sold one, there is no
 *  message. */
export function DetailFooter({ hit, gameItems, onSeeAll }: DetailFooterProps) {
  const { shop } = useMessages();
  const messages = useDetailMessages();
  const locale = useLocale();
  const [state, copy] = useCopy();
  const [showsText, setShowsText] = useState(false);
  if (state === 'refused' && !showsText) setShowsText(true);
  const id = useId();
  const { pathname } = useLocation();
  const { code } = hit.offer;
  const isSold = hit.live === 'sold';
  const link = `${window.location.origin}${sitePath(pathname)}?o=${encodeURIComponent(code)}`;
  const text = formatShopMessage(hit, link, { gameItems, locale, messages, list: shop.list });
  const copyLabel = state === 'copied' ? messages.copied : messages.copyMessage;
  const icon = state === 'copied' ? <CheckOutlined aria-hidden /> : <MessageOutlined aria-hidden />;
  return (
    <div className={styles.footer}>
      {showsText && !isSold && (
        <p className={styles.manualCopy}>
          <label htmlFor={id}>{messages.copyManually}</label>
          <textarea id={id} className={styles.text} rows={3} readOnly value={text} />
        </p>
      )}
      <span className={styles.action}>
        <FavouriteButton hit={hit} gameItems={gameItems} />
      </span>
      <span className={styles.action}>
        <CompareButton game={gameItems.spec.game.id} code={code} />
      </span>
      {hit.live === 'paused' && (
        <span className={styles.action}>
          <IconButton label={copyLabel} icon={icon} onClick={() => copy(text)} />
        </span>
      )}
      {isUnavailable(hit) ? (
        <Button variant="primary" size="large" className={styles.main} onClick={() => focusSimilar(onSeeAll)}>
          {messages.seeAvailable}
        </Button>
      ) : (
        <Button variant="primary" size="large" className={styles.main} icon={icon} onClick={() => copy(text)}>
          {copyLabel}
        </Button>
      )}
      <span role="status">
        <VisuallyHidden>{state === 'copied' ? messages.copied : ''}</VisuallyHidden>
      </span>
    </div>
  );
}

/** Focuses the similar offers of the detail, or goes back to the results if there are none. */
function focusSimilar(onSeeAll: () => void): void {
  const similar = document.getElementById(SIMILAR_ID);
  if (similar === null) onSeeAll();
  else similar.focus();
}
