import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import ShareAltOutlined from '@ant-design/icons/es/icons/ShareAltOutlined';
import { Button } from 'antd';
import { memo } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import { clearConditions, type Query } from '@/domain/query';
import { toggleFavourite } from '@/features/favourites/button/changeFavourites';
import type { GameItems } from '@/features/search-state/gameItems';
import { type HitsState, latestSearchResult } from '@/features/search-state/useSearch';
import type { OfferLinks, SetQuery } from '@/features/search-state/useShopQuery';
import { loadable } from '@/resilience/loadable';
import type { SearchClient } from '@/search-worker/client';
import { CopyCode } from '@/ui/components/controls/CopyCode';
import { IconButton } from '@/ui/components/controls/IconButton';
import { Drawer } from '@/ui/components/feedback/Drawer';
import { Nothing } from '@/ui/components/feedback/Nothing';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useCopy } from '@/ui/hooks/useCopy';
import { useLayout } from '@/ui/hooks/useLayout';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './DetailDrawer.module.css';
import type { DetailFooterProps } from './DetailFooter';
import type { GonePanelProps } from './GonePanel';
import { neighbours } from './neighbours';
import type { OfferDetailProps } from './OfferDetail';
import { useDetailKeys } from './useDetailKeys';
import { useOpenHit } from './useOpenHit';

const LazyOfferDetail = loadable<OfferDetailProps>(() =>
  import(/* webpackChunkName: "detail" */ './OfferDetail').then((module) => module.OfferDetail),
);

const LazyGonePanel = loadable<GonePanelProps>(
  () => import(/* webpackChunkName: "detail" */ './GonePanel').then((module) => module.GonePanel),
  Nothing,
);
const LazyDetailFooter = loadable<DetailFooterProps>(
  () => import(/* webpackChunkName: "detail" */ './DetailFooter').then((module) => module.DetailFooter),
  Nothing,
);

export type DetailDrawerProps = {
  readonly query: Query;
  readonly setQuery: SetQuery;
  readonly links: OfferLinks;
  readonly hits: HitsState;
  /** The codes of the hits after those of the answer. */
  readonly further: readonly OfferCode[];
  readonly lexicon: GameItems | null;
  readonly client: SearchClient | null;
  readonly overlay: Overlay | null;
};

/** The open offer in a drawer over the results, the whole screen on a phone. Its address can be shared. */
export const DetailDrawer = memo(function DetailDrawer(props: DetailDrawerProps) {
  const { query, setQuery, links, hits, further, lexicon, client, overlay } = props;
  const { shop } = useMessages();
  const phone = useLayout() === 'phone';
  const [copied, copyCode] = useCopy();
  const answer = latestSearchResult(hits);
  const open = useOpenHit(client, query.open, answer, overlay);
  const code = open.status === 'closed' ? null : open.code;
  const beside = neighbours(answer?.page ?? null, further, code ?? ('' as OfferCode));

  const goTo = (to: OfferCode | null) => {
    if (to !== null) setQuery({ ...query, open: to }, 'replace');
  };
  const close = () => setQuery({ ...query, open: null }, 'replace');
  const seeStock = () => setQuery(clearConditions(query), 'push');
  const copy = () => copyCode(code ?? '');
  const keep = () => {
    if (open.status === 'found' && lexicon !== null) toggleFavourite(open.hit, lexicon);
  };
  useDetailKeys(code !== null, { '[': () => goTo(beside.previous), ']': () => goTo(beside.next), c: copy, f: keep });

  const copyWords = { idle: shop.copyCodeShort, copied: shop.copied, refused: shop.copyRefused };

  return (
    <Drawer
      open={code !== null}
      onClose={close}
      isInUrl
      placement="right"
      size={phone ? '100%' : 'min(640px, 100%)'}
      inset="flush"
      label={shop.detailOf(code ?? '')}
      title={
        <span className={styles.title}>
          {phone ? (
            <CopyCode code={code ?? ''} />
          ) : (
            <>
              {code}
              <Button size="small" icon={<CopyOutlined aria-hidden />} onClick={copy}>
                {copyWords[copied]}
              </Button>
            </>
          )}
        </span>
      }
      extra={<DetailActions previous={beside.previous} next={beside.next} onGo={goTo} />}
      footer={
        open.status === 'found' && lexicon !== null ? (
          <LazyDetailFooter hit={open.hit} lexicon={lexicon} onSeeAll={close} />
        ) : undefined
      }
    >
      {open.status === 'gone' && (
        <LazyGonePanel
          code={open.code}
          answer={answer}
          lexicon={lexicon}
          links={links}
          onSeeAll={close}
          onSeeStock={seeStock}
        />
      )}
      {open.status === 'found' && lexicon !== null && (
        <LazyOfferDetail hit={open.hit} answer={open.answer} lexicon={lexicon} client={client} links={links} />
      )}
      {open.status === 'loading' && <VisuallyHidden>{shop.loading}</VisuallyHidden>}
    </Drawer>
  );
});

type DetailActionsProps = {
  readonly previous: OfferCode | null;
  readonly next: OfferCode | null;
  readonly onGo: (code: OfferCode | null) => void;
};

function DetailActions({ previous, next, onGo }: DetailActionsProps) {
  const { shop } = useMessages();
  const [state, copy] = useCopy();
  const shared = state === 'copied' ? shop.linkCopied : state === 'refused' ? shop.copyRefused : '';
  return (
    <span className={styles.actions}>
      <span role="status" className={styles.shared}>
        {shared}
      </span>
      <IconButton
        label={shop.previous}
        icon={<LeftOutlined aria-hidden />}
        disabled={previous === null}
        onClick={() => onGo(previous)}
      />
      <IconButton
        label={shop.next}
        icon={<RightOutlined aria-hidden />}
        disabled={next === null}
        onClick={() => onGo(next)}
      />
      <IconButton
        label={shop.copyLink}
        icon={<ShareAltOutlined aria-hidden />}
        onClick={() => copy(window.location.href)}
      />
    </span>
  );
}
