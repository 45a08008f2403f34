import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import MessageOutlined from '@ant-design/icons/es/icons/MessageOutlined';
import { useLocation } from '@umijs/max';
import { Button } from 'antd';
import { useId, useState } from 'react';
import type { Hit } from '@/domain/searchResponse';
import { CompareButton } from '@/features/compare/CompareButton';
import { FavouriteButton } from '@/features/favourites/button/FavouriteButton';
import { isUnavailable } from '@/features/offer/facts/isUnavailable';
import type { GameItems } from '@/features/search-state/gameItems';
import { IconButton } from '@/ui/components/controls/IconButton';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useCopy } from '@/ui/hooks/useCopy';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './DetailFooter.module.css';
import { useDetailMessages } from './messages/useDetailMessages';
import { SIMILAR_ID } from './SimilarOffers';
import { textForShop } from './textForShop';

export type DetailFooterProps = {
  readonly hit: Hit;
  readonly lexicon: GameItems;
  /** Leads back to the results. */
  readonly onSeeAll: () => void;
};

/** The foot of an open detail: keep, compare, and the text to the shop. Where it cannot be copied it can be selected.
 *  If the offer cannot be bought the way on to what can comes first, and nothing is to be said of one that is sold. */
export function DetailFooter({ hit, lexicon, onSeeAll }: DetailFooterProps) {
  const { shop } = useMessages();
  const words = useDetailMessages();
  const locale = useLocale();
  const [state, copy] = useCopy();
  const [byHand, setByHand] = useState(false);
  if (state === 'refused' && !byHand) setByHand(true);
  const id = useId();
  const { pathname } = useLocation();
  const { code } = hit.offer;
  const sold = hit.live === 'sold';
  const link = `${window.location.origin}${pathname}?o=${encodeURIComponent(code)}`;
  const text = textForShop(hit, link, { lexicon, locale, words, list: shop.list });
  const tell = state === 'copied' ? words.told : words.tellShop;
  const icon = state === 'copied' ? <CheckOutlined aria-hidden /> : <MessageOutlined aria-hidden />;
  return (
    <div className={styles.foot}>
      {byHand && !sold && (
        <p className={styles.byHand}>
          <label htmlFor={id}>{words.byHand}</label>
          <textarea id={id} className={styles.text} rows={3} readOnly value={text} />
        </p>
      )}
      <span className={styles.act}>
        <FavouriteButton hit={hit} lexicon={lexicon} />
      </span>
      <span className={styles.act}>
        <CompareButton game={lexicon.spec.game.id} code={code} />
      </span>
      {hit.live === 'paused' && (
        <span className={styles.act}>
          <IconButton label={tell} icon={icon} onClick={() => copy(text)} />
        </span>
      )}
      {isUnavailable(hit) ? (
        <Button type="primary" size="large" className={styles.main ?? ''} onClick={() => seeSimilar(onSeeAll)}>
          {words.seeThere}
        </Button>
      ) : (
        <Button type="primary" size="large" className={styles.main ?? ''} icon={icon} onClick={() => copy(text)}>
          {tell}
        </Button>
      )}
      <span role="status">
        <VisuallyHidden>{state === 'copied' ? words.told : ''}</VisuallyHidden>
      </span>
    </div>
  );
}

/** Goes to the similar offers of the detail, or to all that there are if it has none. */
function seeSimilar(onSeeAll: () => void): void {
  const similar = document.getElementById(SIMILAR_ID);
  if (similar === null) onSeeAll();
  else similar.focus();
}
