import { Button } from 'antd';
import { memo } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import { loadable } from '@/shell/loadable';
import type { Lexicon } from '@/shop/lexicon';
import { type HitsState, latestAnswer } from '@/shop/useHits';
import type { ShopQuery } from '@/shop/useShopQuery';
import { IconButton } from '@/ui/IconButton';
import { LineIcon } from '@/ui/LineIcon';
import { Sheet } from '@/ui/Sheet';
import { Spoken } from '@/ui/Spoken';
import { type CopyState, useCopy } from '@/ui/useCopy';
import { useLayout } from '@/ui/useLayout';
import { useMessages } from '@/ui/useMessages';
import type { SearchClient } from '@/worker/client';
import styles from './DetailDrawer.module.css';
import { GonePanel } from './GonePanel';
import { neighbours } from './neighbours';
import type { OfferDetailProps } from './OfferDetail';
import { useDetailKeys } from './useDetailKeys';
import { useOpenHit } from './useOpenHit';

const LazyOfferDetail = loadable<OfferDetailProps>(() => import('./OfferDetail').then((module) => module.OfferDetail));

export type DetailDrawerProps = {
  readonly ask: ShopQuery;
  readonly hits: HitsState;
  readonly lexicon: Lexicon | null;
  readonly client: SearchClient | null;
  readonly overlay: Overlay | null;
};

/** The open offer in a drawer over the results, the whole screen on a phone. Its address can be shared. */
export const DetailDrawer = memo(function DetailDrawer({ ask, hits, lexicon, client, overlay }: DetailDrawerProps) {
  const { shop } = useMessages();
  const phone = useLayout() === 'phone';
  const [copied, copyCode] = useCopy();
  const { query, setQuery } = ask;
  const answer = latestAnswer(hits);
  const open = useOpenHit(client, query.open, answer, overlay);
  const code = open.status === 'closed' ? null : open.code;
  const beside = neighbours(answer?.page ?? null, code ?? ('' as OfferCode));

  const goTo = (to: OfferCode | null) => {
    if (to !== null) setQuery({ ...query, open: to }, 'replace');
  };
  const close = () => setQuery({ ...query, open: null }, 'replace');
  const copy = () => copyCode(code ?? '');
  useDetailKeys(code !== null, { '[': () => goTo(beside.previous), ']': () => goTo(beside.next), c: copy });

  const copyButton = <CopyButton state={copied} wide={phone} onCopy={copy} />;

  return (
    <Sheet
      open={code !== null}
      onClose={close}
      from="right"
      reach={phone ? '100%' : 'min(640px, 100%)'}
      inset="flush"
      label={shop.detailOf(code ?? '')}
      title={
        <span className={styles.title}>
          {code}
          {!phone && copyButton}
        </span>
      }
      extra={<DetailActions previous={beside.previous} next={beside.next} onGo={goTo} />}
      footer={phone ? copyButton : undefined}
    >
      {open.status === 'gone' && <GonePanel code={open.code} onSeeAll={close} />}
      {open.status === 'found' && lexicon !== null && (
        <LazyOfferDetail hit={open.hit} answer={open.answer} lexicon={lexicon} />
      )}
      {open.status === 'loading' && <Spoken>{shop.loading}</Spoken>}
    </Sheet>
  );
});

type CopyButtonProps = { readonly state: CopyState; readonly wide: boolean; readonly onCopy: () => void };

function CopyButton({ state, wide, onCopy }: CopyButtonProps) {
  const { shop } = useMessages();
  const words = { idle: shop.copyCodeShort, copied: shop.copied, refused: shop.copyRefused };
  return (
    <Button
      size={wide ? 'large' : 'small'}
      type={wide ? 'primary' : 'default'}
      className={wide ? (styles.copy ?? '') : ''}
      icon={<LineIcon name="copy" />}
      onClick={onCopy}
    >
      {words[state]}
    </Button>
  );
}

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
        icon={<LineIcon name="left" />}
        disabled={previous === null}
        onClick={() => onGo(previous)}
      />
      <IconButton
        label={shop.next}
        icon={<LineIcon name="right" />}
        disabled={next === null}
        onClick={() => onGo(next)}
      />
      <IconButton label={shop.copyLink} icon={<LineIcon name="share" />} onClick={() => copy(window.location.href)} />
    </span>
  );
}
