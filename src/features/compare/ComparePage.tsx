import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import ShareAltOutlined from '@ant-design/icons/es/icons/ShareAltOutlined';
import { Link } from '@umijs/max';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { ShopError } from '@/base/shopError';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import { EmptyPanel } from '@/features/placeholders/EmptyPanel';
import { FailedPanel } from '@/features/placeholders/FailedPanel';
import type { GameItems } from '@/features/search-state/gameItems';
import { useOffers } from '@/features/search-state/useOffers';
import { latestSearchResult, useSearch } from '@/features/search-state/useSearch';
import type { Game } from '@/games/types';
import type { SearchClient } from '@/search-worker/client';
import { compareTray, MOST_COMPARED } from '@/storage/compareTray';
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
import { codesIn, dropCompared, toggleCompared } from './changeTray';
import { useCompareMessages } from './messages/useCompareMessages';
import type { ComparisonView } from './useComparison';

export type ComparePageProps = {
  readonly game: Game;
  readonly comparison: ComparisonView;
  /** null while the roster is on its way. */
  readonly lexicon: GameItems | null;
  readonly client: SearchClient | null;
  readonly overlay: Overlay | null;
  /** Why there is nothing to work with, if that is so. */
  readonly error: ShopError | null;
  /** Loads roster and catalog anew. */
  readonly onRestart: () => void;
};

/** The page that puts two to four offers of a game beside each other, and what is said of it as a whole. */
export function ComparePage({ game, comparison, lexicon, client, overlay, error, onRestart }: ComparePageProps) {
  const words = useCompareMessages();
  const { shop } = useMessages();
  const locale = useLocale();
  const { codes, query, setCodes, shopAddress } = comparison;
  const { hits: state } = useSearch(client, query, overlay);
  const found = useOffers(client, codes, query, overlay);
  const [everything, setEverything] = useState(false);
  const [copied, copy] = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);

  const copyWords = { idle: shop.copyLink, copied: shop.linkCopied, refused: shop.copyRefused };
  const answer = latestSearchResult(state);
  const hits = codes.flatMap((code) => found.get(code) ?? []);
  const gone = codes.filter((code) => found.get(code) === null);
  const looking = codes.some((code) => !found.has(code));
  const failure = error ?? (state.status === 'failed' && hits.length === 0 ? state.error : null);
  // What is changed here is changed in the tray as well; a link that was only opened changes nothing there.
  const remove = (code: OfferCode) => {
    dropCompared(game.id, code);
    setCodes(codes.filter((one) => one !== code));
    heading.current?.focus();
  };
  const add = (code: OfferCode) => {
    if (!codesIn(compareTray.get(), game.id).includes(code)) toggleCompared(game.id, code);
    setCodes([...codes, code]);
  };

  return (
    <>
      <Link className={styles.back} to={shopAddress(null)}>
        <LeftOutlined aria-hidden />
        <GameGlyph game={game} size={24} />
        <span>
          {words.back}
          <small>{game.names[locale]}</small>
        </span>
      </Link>
      <div className={styles.head}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {words.title(codes.length)}
        </h1>
        {hits.length > 1 && (
          <SegmentedSwitch
            label={words.rowsShown}
            options={[
              { value: 'different', label: words.onlyDifferent },
              { value: 'everything', label: words.everything },
            ]}
            value={everything ? 'everything' : 'different'}
            onChoose={(chosen) => setEverything(chosen === 'everything')}
          />
        )}
        {codes.length > 0 && (
          <Button icon={<ShareAltOutlined aria-hidden />} onClick={() => copy(window.location.href)}>
            {copyWords[copied]}
          </Button>
        )}
        <span role="status">
          <VisuallyHidden>{copied === 'idle' ? '' : copyWords[copied]}</VisuallyHidden>
        </span>
      </div>
      <div className={styles.notices}>
        {comparison.tooMany && <Notice tone="warn">{words.tooMany(MOST_COMPARED)}</Notice>}
        {gone.map((code) => (
          <Notice
            key={code}
            tone="warn"
            action={
              <TextButton aria-label={words.take(code)} onClick={() => remove(code)}>
                {words.takeOut}
              </TextButton>
            }
          >
            {words.gone(code)}
          </Notice>
        ))}
        {answer?.page.catalog.sample === true && <Notice>{shop.sampleText}</Notice>}
      </div>
      {failure !== null && <FailedPanel error={failure} onRetry={onRestart} />}
      {failure === null && looking && hits.length === 0 && (
        <p role="status" className={styles.waiting}>
          {words.looking}
        </p>
      )}
      {lexicon !== null && answer !== null && hits.length > 0 && (
        <CompareTable
          hits={hits}
          answer={answer}
          lexicon={lexicon}
          everything={everything}
          onEverything={() => setEverything(true)}
          addressOf={shopAddress}
          onRemove={remove}
        />
      )}
      {codes.length === 0 && <EmptyPanel title={words.nothing} hint={words.nothingHint} />}
      {codes.length === 1 && <p className={styles.few}>{words.tooFew}</p>}
      {codes.length < MOST_COMPARED && <AddByCode client={client} codes={codes} game={game.id} onAdd={add} />}
    </>
  );
}
