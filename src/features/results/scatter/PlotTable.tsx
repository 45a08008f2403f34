import { useState } from 'react';
import type { OfferCode } from '@/domain/offer';
import { OfferLink } from '@/features/offer/facts/OfferLink';
import { TextButton } from '@/ui/components/controls/TextButton';
import type { Dot } from './plotData';
import styles from './Scatter.module.css';
import type { ScatterMessages } from './scatterMessages';

export type PlotTableProps = {
  /** Cheapest first. */
  readonly dots: readonly Dot[];
  readonly valueName: string;
  readonly messages: ScatterMessages;
  readonly formatPrice: (value: number) => string;
  readonly formatValue: (value: number) => string;
  readonly hrefOf: (code: OfferCode) => string;
  readonly onOpen: (code: OfferCode) => void;
};

/** Rows at most, since the table view shows all hits. */
const MAX_ROWS = 50;

/** The data of the plot as a table, shown on demand. */
export function PlotTable({ dots, valueName, messages, formatPrice, formatValue, hrefOf, onOpen }: PlotTableProps) {
  const [open, setOpen] = useState(false);
  const rows = dots.slice(0, MAX_ROWS);
  return (
    <>
      <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
        {messages.asTable}
      </TextButton>
      {open && (
        <table className={styles.table}>
          <caption>{messages.tableOf(String(rows.length))}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.code}</th>
              <th scope="col">{messages.price}</th>
              <th scope="col">{valueName}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ code, price, value }) => (
              <tr key={code}>
                <th scope="row">
                  <OfferLink className={styles.code} code={code} href={hrefOf(code)} onOpen={onOpen}>
                    {code}
                  </OfferLink>
                </th>
                <td>{formatPrice(price)}</td>
                <td>{Number.isNaN(value) ? messages.none : formatValue(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
