import { useState } from 'react';
import type { OfferCode } from '@/domain/offer';
import { OfferLink } from '@/features/offer/facts/OfferLink';
import { TextButton } from '@/ui/components/controls/TextButton';
import type { Dot } from './plotData';
import styles from './Scatter.module.css';
import type { ScatterMessages } from './scatterMessages';

export type PlotTableProps = {
  /** The cheapest first. */
  readonly dots: readonly Dot[];
  readonly valueName: string;
  readonly words: ScatterMessages;
  readonly writePrice: (value: number) => string;
  readonly writeValue: (value: number) => string;
  readonly addressOf: (code: OfferCode) => string;
  readonly onOpen: (code: OfferCode) => void;
};

/** So many rows stand behind the plot; the table view has them all. */
const ROWS = 50;

/** What the plot shows as numbers, on demand. */
export function PlotTable({ dots, valueName, words, writePrice, writeValue, addressOf, onOpen }: PlotTableProps) {
  const [open, setOpen] = useState(false);
  const rows = dots.slice(0, ROWS);
  return (
    <>
      <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.asTable}
      </TextButton>
      {open && (
        <table className={styles.table}>
          <caption>{words.tableOf(String(rows.length))}</caption>
          <thead>
            <tr>
              <th scope="col">{words.code}</th>
              <th scope="col">{words.price}</th>
              <th scope="col">{valueName}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ code, price, value }) => (
              <tr key={code}>
                <th scope="row">
                  <OfferLink className={styles.code} code={code} address={addressOf(code)} onOpen={onOpen}>
                    {code}
                  </OfferLink>
                </th>
                <td>{writePrice(price)}</td>
                <td>{Number.isNaN(value) ? words.none : writeValue(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
