import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { memo, useEffect, useEffectEvent } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import { clearConditions, type Query } from '@/domain/query';
import { Drawer } from '@/features/drawer/Drawer';
import { toggleFavourite } from '@/features/favourites/button/toggleFavourite';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { OfferLinks, SetQuery } from '@/features/search-state/useShopQuery';
import { isShortcut } from '@/features/shortcuts/isShortcut';
import type { QueryParserState } from '@/features/text-query/useQueryParser';
import type { SearchClient } from '@/search-worker/client';
import { Button } from '@/ui/components/controls/Button';
import { CopyCode } from '@/ui/components/controls/CopyCode';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useCopy } from '@/ui/hooks/useCopy';
import { useLayout } from '@/ui/hooks/useLayout';
import { useMessages } from '@/ui/hooks/useMessages';
import { adjacentOffers } from './adjacentOffers';
import { DetailActions } from './DetailActions';
import styles from './DetailDrawer.module.css';
import { DetailFooter } from './DetailFooter';
import { GonePanel } from './GonePanel';
import { useDetailMessages } from './messages/useDetailMessages';
import { OfferDetail } from './OfferDetail';
import { useOpenHit } from './useOpenHit';

export type DetailDrawerProps = {
  readonly query: Query;
  readonly setQuery: SetQuery;
  readonly links: OfferLinks;
  readonly result: SearchResult | null;
  /** Codes of the hits after the first page. */
  readonly further: readonly OfferCode[];
  readonly gameItems: GameItems | null;
  readonly client: SearchClient | null;
  readonly overlay: Overlay | null;
  readonly parserState: QueryParserState;
};

/** Shows the open offer in a drawer over the results, full-screen on a phone. The URL contains the offer. */
export const DetailDrawer = memo(function DetailDrawer(props: DetailDrawerProps) {
  const { query, setQuery, links, result, further, gameItems, client, overlay, parserState } = props;
  const { shop } = useMessages();
  const messages = useDetailMessages();
  const isPhone = useLayout() === 'phone';
  const [copied, copyCode] = useCopy();
  const open = useOpenHit(client, query.open, result, overlay);
  const code = open.status === 'closed' ? null : open.code;
  const adjacent = adjacentOffers(result?.page ?? null, further, code ?? ('' as OfferCode));

  const goTo = (to: OfferCode | null) => {
    if (to !== null) setQuery({ ...query, open: to }, 'replace');
  };
  const close = () => setQuery({ ...query, open: null }, 'replace');
  const seeCatalog = () => setQuery(clearConditions(query), 'push');
  const copy = () => copyCode(code ?? '');
  const toggleOpenFavourite = () => {
    if (open.status === 'found' && gameItems !== null) toggleFavourite(open.hit, gameItems);
  };
  useDetailKeys(code !== null, {
    '[': () => goTo(adjacent.previous),
    ']': () => goTo(adjacent.next),
    c: copy,
    f: toggleOpenFavourite,
  });

  const copyLabels = { idle: messages.copyCodeShort, copied: shop.copied, refused: shop.copyRefused };

  return (
    <Drawer
      open={code !== null}
      onClose={close}
      isInUrl
      placement="right"
      size={isPhone ? '100%' : 'min(640px, 100%)'}
      inset="flush"
      label={messages.detailOf(code ?? '')}
      title={
        <span className={styles.title}>
          {isPhone ? (
            <CopyCode code={code ?? ''} />
          ) : (
            <>
              {code}
              <Button
                size="small"
                icon={copied === 'copied' ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
                onClick={copy}
              >
                {copyLabels[copied]}
              </Button>
            </>
          )}
        </span>
      }
      extra={<DetailActions previous={adjacent.previous} next={adjacent.next} onGo={goTo} />}
      footer={
        open.status === 'found' && gameItems !== null ? (
          <DetailFooter hit={open.hit} gameItems={gameItems} onSeeAll={close} />
        ) : undefined
      }
    >
      {open.status === 'gone' && (
        <GonePanel
          code={open.code}
          result={result}
          gameItems={gameItems}
          links={links}
          onSeeAll={close}
          onSeeCatalog={seeCatalog}
          query={query}
          parserState={parserState}
          onSearch={(next) => setQuery(next, 'push')}
        />
      )}
      {open.status === 'found' && gameItems !== null && (
        <OfferDetail hit={open.hit} result={open.result} gameItems={gameItems} client={client} links={links} />
      )}
      {open.status === 'loading' && <VisuallyHidden>{shop.loading}</VisuallyHidden>}
    </Drawer>
  );
});

/** Actions by key: `[` and `]` go to the previous and next offer, `c` copies the code, `f` toggles the favourite. */
type DetailKeys = Readonly<Record<'[' | ']' | 'c' | 'f', () => void>>;

/** Handles keyboard shortcuts while a detail is open. */
function useDetailKeys(isOpen: boolean, keys: DetailKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    const { key } = event;
    if (key === '[' || key === ']' || key === 'c' || key === 'f') keys[key]();
  });

  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOpen]);
}
