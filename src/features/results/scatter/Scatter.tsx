import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { useMemo, useState } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import { axisText } from '@/features/labels/countText';
import { amountText, currencySign, facetName } from '@/features/labels/facetLabels';
import { useFacetLabels } from '@/features/labels/useFacetLabels';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { SearchClient } from '@/search-worker/client';
import { Button } from '@/ui/components/controls/Button';
import { SelectSwitch } from '@/ui/components/controls/SelectSwitch';
import { TextButton } from '@/ui/components/controls/TextButton';
import { Notice } from '@/ui/components/feedback/Notice';
import { formatNumber } from '@/ui/format/format';
import { useMessages } from '@/ui/hooks/useMessages';
import { brushRanges } from './brush';
import { Plot } from './Plot';
import { PlotTable } from './PlotTable';
import { createPlotData, type Dot, WANTS_MET_AXIS } from './plotData';
import styles from './Scatter.module.css';
import { SCATTER_MESSAGES } from './scatterMessages';
import { usePoints } from './usePoints';

export type ScatterProps = {
  readonly result: SearchResult;
  readonly client: SearchClient | null;
  readonly gameItems: GameItems;
  readonly hrefOf: (code: OfferCode) => string;
  readonly onOpen: (code: OfferCode) => void;
  readonly onChoose: (next: Query) => void;
};

/** Plots the hits by price and by a resource, an attribute or the number of wants met. A dot opens its offer; a selected rectangle
 *  sets the ranges of both axes. */
export function Scatter({ result, client, gameItems, hrefOf, onOpen, onChoose }: ScatterProps) {
  const { common } = useMessages();
  const labels = useFacetLabels(gameItems.spec, result.page.catalog.currency);
  const messages = SCATTER_MESSAGES[labels.locale];
  const [chosenAxis, setChosenAxis] = useState<string | null>(null);
  const [isSelecting, setSelecting] = useState(false);
  const { points, result: pointsResult, hasFailed, retry } = usePoints(client, result);

  const wanted = (pointsResult ?? result).query.wants.filter(({ mode }) => mode !== 'never').length;
  const available = new Set(Object.keys(result.page.histograms));
  const { resources, attributes } = gameItems.spec;
  const facets = [...resources, ...attributes].map(({ id }) => id).filter((facet) => available.has(facet));
  // Every hit meets all `must` wants, so the number of wants met varies only with `any` and `nice` wants.
  const hasOptionalWants = result.query.wants.some(({ mode }) => mode === 'any' || mode === 'nice');
  const axes = [
    ...(hasOptionalWants ? [WANTS_MET_AXIS] : []),
    ...facets,
    ...(wanted > 0 && !hasOptionalWants ? [WANTS_MET_AXIS] : []),
  ];
  const axis = chosenAxis !== null && axes.includes(chosenAxis) ? chosenAxis : (axes[0] ?? WANTS_MET_AXIS);
  const data = useMemo(
    () =>
      points === null || pointsResult === null
        ? null
        : createPlotData(points, axis, pointsResult.page.histograms, wanted),
    [points, pointsResult, axis, wanted],
  );
  if (hasFailed) {
    return (
      <Notice tone="bad" action={<TextButton onClick={retry}>{common.retry}</TextButton>}>
        {messages.failed}
      </Notice>
    );
  }
  if (data === null || points === null) return <div className={styles.waiting} aria-busy="true" />;

  const nameOf = (id: string) => (id === WANTS_MET_AXIS ? messages.wantsMet : facetName(id, labels));
  const count = (value: number) => formatNumber(value, labels.locale);
  const formatPrice = (value: number) => amountText('price', value, labels);
  const sign = currencySign(labels);
  const formatValue = (value: number) => (axis === WANTS_MET_AXIS ? `${value} / ${wanted}` : count(value));
  const describe = ({ code, price, value }: Dot) =>
    `${code} · ${formatPrice(price)} · ${nameOf(axis)} ${Number.isNaN(value) ? messages.none : formatValue(value)}`;
  return (
    <section className={styles.scatter} aria-label={labels.messages.viewNames.scatter}>
      <div className={styles.header}>
        <SelectSwitch
          label={messages.yAxis}
          value={axis}
          options={axes.map((id) => ({ value: id, label: nameOf(id) }))}
          onChoose={setChosenAxis}
        >
          {nameOf(axis)}
          <DownOutlined aria-hidden />
        </SelectSwitch>
        <Button
          aria-pressed={isSelecting}
          variant={isSelecting ? 'primary' : 'default'}
          onClick={() => setSelecting(!isSelecting)}
        >
          {messages.select}
        </Button>
        <p className={styles.legend}>
          {wanted > 0 && <span className={styles.whole}>{messages.all}</span>}
          <span className={styles.part}>{wanted > 0 ? messages.fewer : messages.plain}</span>
        </p>
      </div>
      {isSelecting && (
        <p className={styles.note}>{axis === WANTS_MET_AXIS ? messages.selectPrices : messages.selectHint}</p>
      )}
      <Plot
        data={data}
        label={messages.plot(count(data.dots.length))}
        isSelecting={isSelecting}
        xTitle={messages.priceAxis(sign)}
        yTitle={nameOf(axis)}
        formatPrice={(value) => axisText(value, labels.locale)}
        formatValue={(value) =>
          axis === WANTS_MET_AXIS ? messages.met(value, wanted) : axisText(value, labels.locale)
        }
        describe={describe}
        onOpen={({ code }) => onOpen(code)}
        onSelect={(brush, size) => onChoose(brushRanges(result.query, brush, axis, data, size))}
      />
      <p className={styles.note}>
        {data.dots.length < points.total && messages.shown(count(data.dots.length), count(points.total))}
        {data.unstated > 0 && messages.unstated(count(data.unstated), nameOf(axis))}
      </p>
      <PlotTable
        dots={data.dots}
        valueName={nameOf(axis)}
        messages={messages}
        formatPrice={formatPrice}
        formatValue={formatValue}
        hrefOf={hrefOf}
        onOpen={onOpen}
      />
    </section>
  );
}
