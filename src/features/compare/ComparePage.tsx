import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import ShareAltOutlined from '@ant-design/icons/es/icons/ShareAltOutlined';
import { Link } from '@umijs/max';
import { useRef, useState } from 'react';
import type { ShopError } from '@/base/shopError';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import { EmptyPanel } from '@/features/placeholders/EmptyPanel';
import { FailedPanel } from '@/features/placeholders/FailedPanel';
import type { GameItems } from '@/features/search-state/gameItems';
import { useOffers } from '@/features/search-state/useOffers';
import { useSearch } from '@/features/search-state/useSearch';
import type { Game } from '@/games/types';
import type { SearchClient } from '@/search-worker/client';
import { compareTray, MAX_COMPARED } from '@/storage/compareTray';
import { shareUrl } from '@/ui/browser/shareUrl';
import { Button } from '@/ui/components/controls/Button';
import { SegmentedSwitch } from '@/ui/components/controls/SegmentedSwitch';
import { TextButton } from '@/ui/components/controls/TextButton';
import { GameGlyph } from '@/ui/components/display/GameGlyph';
import { Notice } from '@/ui/components/feedback/Notice';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useCopy } from '@/ui/hooks/useCopy';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { AddByCode } from './AddByCode';
import styles from './ComparePage.module.css';
import { CompareTable } from './CompareTable';
import { codesOfGame, removeCompared, toggleCompared } from './editTray';
import { useCompareMessages } from './messages/useCompareMessages';
import type { ComparisonView } from './useComparison';

export type ComparePageProps = {
  readonly game: Game;
  readonly comparison: ComparisonView;
  /** null until the roster has loaded. */
  readonly gameItems: GameItems | null;
  readonly client: SearchClient | null;
  readonly overlay: Overlay | null;
  /** Why roster or catalog could not be loaded; null otherwise. */
  readonly error: ShopError | null;
  /** Reloads roster and catalog. */
  readonly onRestart: () => void;
};

/** The page that compares two to four offers of a game. */
export function ComparePage({ game, comparison, gameItems, client, overlay, error, onRestart }: ComparePageProps) {
  const messages = useCompareMessages();
  const { shop } = useMessages();
  const locale = useLocale();
  const { codes, query, setCodes, shopHref } = comparison;
  const { result, error: searchError } = useSearch(client, query, overlay);
  const found = useOffers(client, codes, query, overlay);
  const [showsAllRows, setShowsAllRows] = useState(false);
  const [copied, copy] = useCopy();
  const headingRef = useRef<HTMLHeadingElement>(null);

  const copyLabels = { idle: shop.copyLink, copied: shop.linkCopied, refused: shop.copyRefused };
  const hits = codes.flatMap((code) => found.get(code) ?? []);
  const gone = codes.filter((code) => found.get(code) === null);
  const isLoading = codes.some((code) => !found.has(code));
  const failure = error ?? (hits.length === 0 ? searchError : null);
  // Changes on this page also apply to the tray, but opening a link does not.
  const remove = (code: OfferCode) => {
    removeCompared(game.id, code);
    setCodes(codes.filter((other) => other !== code));
    headingRef.current?.focus();
  };
  const add = (code: OfferCode) => {
    if (!codesOfGame(compareTray.get(), game.id).includes(code)) toggleCompared(game.id, code);
    setCodes([...codes, code]);
  };

  return (
    <>
      <Link className={styles.back} to={shopHref(null)}>
        <LeftOutlined aria-hidden />
        <GameGlyph game={game} size={24} />
        <span>
          {messages.back}
          <small>{game.names[locale]}</small>
        </span>
      </Link>
      <div className={styles.header}>
        <h1 ref={headingRef} className={styles.title} tabIndex={-1}>
          {messages.title(codes.length)}
        </h1>
        {hits.length > 1 && (
          <SegmentedSwitch
            label={messages.rowsShown}
            options={[
              { value: 'different', label: messages.onlyDifferent },
              { value: 'all', label: messages.allRows },
            ]}
            value={showsAllRows ? 'all' : 'different'}
            onChoose={(value) => setShowsAllRows(value === 'all')}
          />
        )}
        {codes.length > 0 && (
          <Button icon={<ShareAltOutlined aria-hidden />} onClick={() => copy(shareUrl())}>
            {copyLabels[copied]}
          </Button>
        )}
        <span role="status">
          <VisuallyHidden>{copied === 'idle' ? '' : copyLabels[copied]}</VisuallyHidden>
        </span>
      </div>
      <div className={styles.notices}>
        {comparison.isTruncated && <Notice tone="warn">{messages.truncated(MAX_COMPARED)}</Notice>}
        {gone.map((code) => (
          <Notice
            key={code}
            tone="warn"
            action={
              <TextButton aria-label={messages.removeOffer(code)} onClick={() => remove(code)}>
                {messages.remove}
              </TextButton>
            }
          >
            {messages.gone(code)}
          </Notice>
        ))}
      </div>
      {failure !== null && <FailedPanel error={failure} onRetry={onRestart} />}
      {failure === null && isLoading && hits.length === 0 && (
        <p role="status" className={styles.loading}>
          {messages.loading}
        </p>
      )}
      {gameItems !== null && result !== null && hits.length > 0 && (
        <CompareTable
          hits={hits}
          result={result}
          gameItems={gameItems}
          showsAllRows={showsAllRows}
          onShowAllRows={() => setShowsAllRows(true)}
          hrefOf={shopHref}
          onRemove={remove}
        />
      )}
      {hits.length > 0 && result?.page.catalog.sample === true && <Notice>{shop.sampleText}</Notice>}
      {codes.length === 0 && <EmptyPanel title={messages.empty} hint={messages.emptyHint} />}
      {codes.length === 1 && <p className={styles.hint}>{messages.tooFew}</p>}
      {codes.length < MAX_COMPARED && <AddByCode client={client} codes={codes} game={game.id} onAdd={add} />}
    </>
  );
}
