import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import { axisText } from '@/features/labels/countText';
import { amountText, facetName } from '@/features/labels/facetLabels';
import { useFacetLabels } from '@/features/labels/useFacetLabels';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { SearchClient } from '@/search-worker/client';
import { SelectSwitch } from '@/ui/components/controls/SelectSwitch';
import { TextButton } from '@/ui/components/controls/TextButton';
import { Notice } from '@/ui/components/feedback/Notice';
import { formatNumber } from '@/ui/format/format';
import { useMessages } from '@/ui/hooks/useMessages';
import { brushRanges } from './brushRanges';
import { Plot } from './Plot';
import { PlotTable } from './PlotTable';
import { type Dot, layOut, MET } from './plotData';
import styles from './Scatter.module.css';
import { SCATTER_MESSAGES } from './scatterMessages';
import { usePoints } from './usePoints';

export type ScatterProps = {
  readonly result: SearchResult;
  readonly client: SearchClient | null;
  readonly lexicon: GameItems;
  readonly addressOf: (code: OfferCode) => string;
  readonly onOpen: (code: OfferCode) => void;
  readonly onChoose: (next: Query) => void;
};

/** The hits as dots: what they cost across, what they have or how many wants they meet above. A dot opens its offer, a frame
 *  sets the ranges. */
export function Scatter({ result, client, lexicon, addressOf, onOpen, onChoose }: ScatterProps) {
  const { common } = useMessages();
  const wording = useFacetLabels(lexicon.spec, result.page.catalog.currency);
  const words = SCATTER_MESSAGES[wording.locale];
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const [selecting, setSelecting] = useState(false);
  const { points, answer: of, failed } = usePoints(client, result, attempt);

  const wanted = (of ?? result).query.wants.filter(({ mode }) => mode !== 'never').length;
  const offered = new Set(Object.keys(result.page.histograms));
  const { resources, attributes } = lexicon.spec;
  const facets = [...resources, ...attributes].map(({ id }) => id).filter((facet) => offered.has(facet));
  // Where every hit meets all that is wanted, there is nothing to see in it.
  const differ = result.query.wants.some(({ mode }) => mode === 'any' || mode === 'nice');
  const axes = [...(differ ? [MET] : []), ...facets, ...(wanted > 0 && !differ ? [MET] : [])];
  const axis = chosen !== null && axes.includes(chosen) ? chosen : (axes[0] ?? MET);
  const data = useMemo(
    () => (points === null || of === null ? null : layOut(points, axis, of.page.histograms, wanted)),
    [points, of, axis, wanted],
  );
  if (failed) {
    return (
      <Notice tone="bad" action={<TextButton onClick={() => setAttempt(attempt + 1)}>{common.retry}</TextButton>}>
        {words.failed}
      </Notice>
    );
  }
  if (data === null || points === null) return <div className={styles.waiting} aria-busy="true" />;

  const nameOf = (one: string) => (one === MET ? words.wantsMet : facetName(one, wording));
  const count = (value: number) => formatNumber(value, wording.locale);
  const writePrice = (value: number) => amountText('price', value, wording);
  const writeValue = (value: number) => (axis === MET ? `${value} / ${wanted}` : count(value));
  const describe = ({ code, price, value }: Dot) =>
    `${code} · ${writePrice(price)} · ${nameOf(axis)} ${Number.isNaN(value) ? words.none : writeValue(value)}`;
  return (
    <section className={styles.scatter} aria-label={wording.words.viewNames.scatter}>
      <div className={styles.head}>
        <SelectSwitch
          label={words.up}
          value={axis}
          options={axes.map((one) => ({ value: one, label: nameOf(one) }))}
          onChoose={setChosen}
        >
          {nameOf(axis)}
          <DownOutlined aria-hidden />
        </SelectSwitch>
        <Button
          autoInsertSpace={false}
          aria-pressed={selecting}
          type={selecting ? 'primary' : 'default'}
          onClick={() => setSelecting(!selecting)}
        >
          {words.select}
        </Button>
        <p className={styles.legend}>
          {wanted > 0 && <span className={styles.whole}>{words.all}</span>}
          <span className={styles.part}>{wanted > 0 ? words.fewer : words.plain}</span>
        </p>
      </div>
      {selecting && <p className={styles.note}>{axis === MET ? words.selectPrices : words.selectHint}</p>}
      <Plot
        data={data}
        label={words.plot(count(data.dots.length))}
        selecting={selecting}
        writePrice={(value) => axisText(value, wording.locale)}
        writeValue={axis === MET ? count : (value) => axisText(value, wording.locale)}
        describe={describe}
        onOpen={({ code }) => onOpen(code)}
        onFrame={(brush, size) => onChoose(brushRanges(result.query, brush, axis, data, size))}
      />
      <p className={styles.note}>
        {data.dots.length < points.total && words.shown(count(data.dots.length), count(points.total))}
        {data.unsaid > 0 && words.unsaid(count(data.unsaid), nameOf(axis))}
      </p>
      <PlotTable
        dots={data.dots}
        valueName={nameOf(axis)}
        words={words}
        writePrice={writePrice}
        writeValue={writeValue}
        addressOf={addressOf}
        onOpen={onOpen}
      />
    </section>
  );
}
